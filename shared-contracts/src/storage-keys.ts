/** Colours that the visitor chose, `light` or `dark`; the portal keeps them, the shell applies them before the first paint. */
export const themeStorageKey = 'kmx-theme';

/**
 * Start of the names in localStorage under which remotes keep what belongs to the signed-in person, such as drafts. The shell
 * removes all of it when the person signs out; an expired session leaves it for the next sign-in.
 */
export const privateStoragePrefix = 'kmx-private-';
