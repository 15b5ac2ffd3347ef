/**
 * How wide pictures of the first view are displayed in the grid of the page, for the browser's choice of source: they
 * are requested before there is a layout. A journey compares them with the layout (e2e/journeys/first-view.spec.ts).
 */
export const displayedWidths = {
  /** All twelve columns. */
  page: 'min(91.2vw, 1180px)',
  /** Seven of twelve columns on wide screens. */
  sevenColumns: '(width < 1024px) 91.2vw, min(51.9vw, 821px)',
  /** Seven of twelve columns already on tablets. */
  sevenColumnsOnTablets: '(width < 768px) 91.2vw, min(51.9vw, 821px)',
  /** Six of twelve columns on wide screens. */
  sixColumns: '(width < 1024px) 91.2vw, min(44.5vw, 704px)',
  /** Eight of twelve columns on wide screens and on to the edge of the window, the window's width on others. */
  toTheEdge: '(width < 1024px) 100vw, min(65.2vw, calc(50vw + 240px))',
  /** One of the cards that share the width of the page. */
  card: '(width < 624px) 90.6vw, (width < 924px) 43.8vw, (width < 1240px) 31.7vw, min(20.6vw, 329px)',
} as const;
