/** The page loads first; the mark of unread news may follow. */
export const newsIdleMs = 2000;
