/** Milliseconds after the last key until a field searches for what is typed. */
export const typingPauseMs = 300;
