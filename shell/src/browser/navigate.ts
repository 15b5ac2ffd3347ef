/** Leads to an address, in this document where that is possible; `replace` puts it in the place of the current entry of the history. */
export type Navigate = (href: string, options?: { readonly replace?: boolean }) => void;
