/**
 * Where the shell's server holds the tokens, the browser gets a name of this beginning in place of the access token: it says
 * which sign-in the browser is in and opens nothing (decision 0012).
 */
// @ts-nocheck

export const heldTokenPrefix = 'held-by-server-';
