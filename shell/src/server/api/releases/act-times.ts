/** How long running shells may take to serve an act; a release command waits ten seconds longer. */
export const servingMs = 20_000;
/** How long they may take to follow what was put back because one of them refused it. */
export const followMs = 5_000;
/** How long the whole request may take: less than the half minute after which proxies give up. */
export const actMs = 28_000;
