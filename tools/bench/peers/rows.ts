/** One line of a table. */
export interface Row {
  /** The name under which its values are kept. */
  readonly key: string;
  readonly label: string;
  readonly better: 'more' | 'less';
  /** Digits after the point. */
  readonly digits?: number;
  /** What a value is divided by before it is shown. */
  readonly unit?: number;
}

const loadRows = (kind: string, parallel: number): readonly Row[] => [
  { key: `${kind}-${parallel}-rate`, label: `${kind}, ${parallel} at a time: requests/s`, better: 'more' },
  { key: `${kind}-${parallel}-p99`, label: `${kind}, ${parallel} at a time: p99 ms`, better: 'less', digits: 1 },
];

/** The rows of a page. */
export const pageRows: readonly Row[] = [
  ...loadRows('cached', 1),
  ...loadRows('cached', 32),
  ...loadRows('rendered', 1),
  ...loadRows('rendered', 32),
  { key: 'cached-bytes', label: 'HTML kB as sent, cached', better: 'less', digits: 1, unit: 1000 },
  { key: 'rendered-bytes', label: 'HTML kB as sent, rendered', better: 'less', digits: 1, unit: 1000 },
  { key: 'script-bytes', label: 'JavaScript kB, until 2.5 s after load', better: 'less', digits: 1, unit: 1000 },
  { key: 'script-bytes-later', label: 'JavaScript kB, until 6 s after load', better: 'less', digits: 1, unit: 1000 },
  { key: 'requests', label: 'requests, until 2.5 s after load', better: 'less' },
  { key: 'click', label: 'from the list to a product, ms', better: 'less' },
  { key: 'lighthouse', label: 'Lighthouse mobile, performance', better: 'more' },
  { key: 'lighthouse-lcp', label: 'Lighthouse mobile, LCP ms', better: 'less' },
  { key: 'lighthouse-tbt', label: 'Lighthouse mobile, TBT ms', better: 'less' },
];

/** The rows of the servers. */
export const serverRows: readonly Row[] = [
  { key: 'rss', label: 'memory after load, RSS MB', better: 'less' },
  { key: 'pss', label: 'memory after load, PSS MB', better: 'less' },
  { key: 'start', label: 'cold start to the first page, ms', better: 'less' },
];
