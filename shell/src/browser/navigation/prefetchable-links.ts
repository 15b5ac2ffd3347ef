import { hardLinkAttribute, prefetchAttribute } from '@kmx/shared-contracts/attributes.ts';

/** Links are first observed about a second after the page is idle (SRV-013). */
export const observeIdleMs = 1000;

/** Behind sign-in and sign-out a request would have effects or fail, and what only the browser follows has no payload. */
export const prefetchableLink = `a[href]:not([${prefetchAttribute}="off"], [${hardLinkAttribute}])`;

/** Links that are prefetched when they come into view; of the same page in all languages and countries few will ask for one. */
export const observedLinks = `${prefetchableLink}:not([data-locale-choice])`;
