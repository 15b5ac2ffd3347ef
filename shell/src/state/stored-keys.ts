/** Names in the browser's storage of what a visitor chose or did; a resting document looks whether there is any. */

/** The comparison basket (PUB-081). */
export const basketKey = 'uapp-product-comparison-basket';
/** The chosen measurement system (SYS-068). */
export const measurementKey = 'uapp-measurement-system';
/** The latest item of the news that was read (PUB-083, CON-011). */
export const latestReadKey = 'uapp-newsfeed-latest-read';
/** Present once the offer of another language was dismissed (D-46). */
export const languageOfferKey = 'kmx.language-offer';
