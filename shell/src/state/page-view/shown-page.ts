import type { PageViewReport } from './page-views-report.schema.ts';

/** A page as its view is reported, apart from its vitals. */
export type ShownPage = Pick<PageViewReport, 'unit' | 'version' | 'part'>;

/** The log of the pages that a document shows. */
export interface PageViews {
  /** Notes that another page is shown; the same key again is the same page. */
  readonly show: (page: ShownPage, key: string) => void;
}
