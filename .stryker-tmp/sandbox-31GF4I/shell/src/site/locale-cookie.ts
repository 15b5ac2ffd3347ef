/** Cookie with the visitor's locale as it stands in the URL, kept for 400 days (SYS-074, D-10). */
// @ts-nocheck

export const localeCookieName = 'uapp_locale';
export const localeCookieSeconds = 400 * 24 * 60 * 60;
