import type { PageViews } from '../state/page-view/shown-page.ts';

/** What a document has done at rest, for the page that is hydrated in it later. */
export interface Handover {
  /** The log of page views; null when this document is not among those that are reported. */
  pageViews: PageViews | null;
  /** The newest item of the news, where it was marked as unread. */
  unreadNewsId: string | null;
  /** Whether files of the page could not be loaded when it was used before. */
  hasFailed: boolean;
}

// The two halves are separate scripts, which share no module.
const name = Symbol.for('kmx.rest');

/** Creates what the document hands over. */
export function createHandover(): Handover {
  const handover: Handover = { pageViews: null, unreadNewsId: null, hasFailed: false };
  Object.defineProperty(document, name, { value: handover });
  return handover;
}

/** What was handed over; undefined in a document that never rested. */
export function readHandover(): Handover | undefined {
  return Reflect.get(document, name) as Handover | undefined;
}
