/** Present in the local storage during a sign-out and after one that failed (decision 0026). */
export const signOutMarkKey = 'kmx-sign-out';
/** Present in the local storage while a tab replaces its tokens. */
export const renewalMarkKey = 'kmx-renewal';
