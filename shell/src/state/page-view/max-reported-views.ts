/** Max page views of one report of a browser. */
export const maxReportedViews = 20;
