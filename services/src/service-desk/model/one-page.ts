/** Everything on one page, for queries of portals that were released before a list had pages. */
export const onePage = { page: 1, size: Number.MAX_SAFE_INTEGER } as const;
