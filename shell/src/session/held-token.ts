/**
 * Prefix of the handle that the browser gets in place of an access token that the shell's server holds: it identifies
 * the browser's sign-in and grants nothing (decision 0012).
 */
export const heldTokenPrefix = 'held-by-server-';
