/** The visitor of all measurements in a browser: a new profile, the window of a laptop. */
export const profile = { locale: 'en-US', viewport: { width: 1280, height: 800 } } as const;
