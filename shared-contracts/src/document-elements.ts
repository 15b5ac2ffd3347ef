/** The data block of a document: what the browser needs to continue from the server's rendering. */
export const bootDataElementId = 'kmx-boot';

/** The element of a document that holds the part of the remote. */
export const slotElementId = 'kmx-slot';

/** In a document that rests: the data block for what runs in it, and the template with the code of the page. */
export const restDataElementId = 'kmx-rest';
export const restingCodeElementId = 'kmx-resting-code';
