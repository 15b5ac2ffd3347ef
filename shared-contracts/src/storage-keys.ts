/** Colour scheme chosen by the visitor, `light` or `dark`; the portal stores it, the shell applies it before the first paint. */
export const themeStorageKey = 'kmx-theme';

/**
 * Prefix of the localStorage names under which remotes keep data of the signed-in person, such as drafts. The shell
 * removes all of it on sign-out; an expired session leaves it for the next sign-in.
 */
export const privateStoragePrefix = 'kmx-private-';
