/** Cookie with the visitor's locale as written in the URL, kept for 400 days (SYS-074, D-10). */
export const localeCookieName = 'uapp_locale';
export const localeCookieSeconds = 400 * 24 * 60 * 60;
