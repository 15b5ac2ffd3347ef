/** The data block of a document: what the browser needs to continue from the server's rendering. */
export const bootDataElementId = 'kmx-boot';

/** The element of a document that holds the part of the remote. */
export const slotElementId = 'kmx-slot';
