/** Content changes within a build: an older payload is requested again (decision 0005). */
export const freshMs = 60_000;
