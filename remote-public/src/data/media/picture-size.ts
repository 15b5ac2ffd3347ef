/** Size of the original catalogue pictures, which the catalogue itself does not provide. */
export const pictureSize = { width: 1180, height: 787 } as const;
