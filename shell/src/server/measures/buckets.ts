/** Seconds of web vitals; 0.2 and 0.5 (INP), 0.8 and 1.8 (TTFB), 1.8 and 3 (FCP), 2.5 and 4 (LCP) are the limits of good and poor. */
export const vitalSeconds: readonly number[] = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];

/** Layout shift has no unit; 0.1 and 0.25 are the limits of good and poor. */
export const shiftScores: readonly number[] = [0.01, 0.05, 0.1, 0.15, 0.2, 0.25, 0.5, 1];

/** Seconds of a remote on the server: a page without queries takes milliseconds, the deadlines are 2.2 and 0.8. */
export const stepSeconds: readonly number[] = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 2.5];
