/** The address of the first page, without locale. */
export const firstPage = '/operations';
