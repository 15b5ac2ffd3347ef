import { maxReportedViews } from '../../state/page-view/max-reported-views.ts';
import type { PageViewsReport, WebVitals } from '../../state/page-view/page-views-report.schema.ts';
import type { ShownPage } from '../../state/page-view/shown-page.ts';
import { type InteractionEvent, Interactions } from './interactions.ts';
import { type LayoutShift, LayoutShifts } from './layout-shifts.ts';

type LoadingVitals = Pick<WebVitals, 'LCP' | 'FCP' | 'TTFB'>;

interface View {
  readonly page: ShownPage;
  /** On the time line of the document, like the entries. */
  readonly shownAt: number;
  /** Read as late as possible: the largest paint may still come. */
  readonly readLoading: () => LoadingVitals;
  readonly shifts: LayoutShifts;
  readonly interactions: Interactions;
  /** Number of interactions in the document before this view. */
  readonly interactionsBefore: number;
}

interface ViewLogOptions {
  readonly countInteractions: () => number;
  readonly canMeasureShifts: boolean;
}

/** The pages that a document has shown and not reported yet; each is reported once. */
export class ViewLog {
  readonly #options: ViewLogOptions;
  #views: View[] = [];

  constructor(options: ViewLogOptions) {
    this.#options = options;
  }

  /** Whether a message holds no more views. */
  get isFull(): boolean {
    return this.#views.length >= maxReportedViews;
  }

  show(page: ShownPage, shownAt: number, readLoading: () => LoadingVitals = () => ({})): void {
    const interactionsBefore = this.#options.countInteractions();
    const [shifts, interactions] = [new LayoutShifts(), new Interactions()];
    this.#views.push({ page, shownAt, readLoading, shifts, interactions, interactionsBefore });
  }

  addShift(shift: LayoutShift): void {
    this.#find(shift.startTime)?.shifts.add(shift);
  }

  addInteraction(event: InteractionEvent & { readonly startTime: number }): void {
    this.#find(event.startTime)?.interactions.add(event);
  }

  /** The views since the last call; what happens to the last of them from now on is not counted any more. */
  take(): PageViewsReport['views'] {
    const views = this.#views;
    this.#views = [];
    const ends = [...views.slice(1).map((view) => view.interactionsBefore), this.#options.countInteractions()];
    return views.map(({ page, readLoading, shifts, interactions, interactionsBefore }, place) => {
      const INP = interactions.read((ends[place] ?? 0) - interactionsBefore);
      const vitals = {
        ...mapTimes({ ...readLoading(), ...(INP === undefined ? {} : { INP }) }),
        ...(this.#options.canMeasureShifts ? { CLS: Math.round(shifts.score * 10_000) / 10_000 } : {}),
      };
      return { ...page, vitals };
    });
  }

  /** The view that was shown at a time: entries come late, and a click that leads to a page belongs to the one before. */
  #find(time: number): View | undefined {
    return this.#views.findLast(({ shownAt }) => shownAt <= time);
  }
}

/** Tenths of milliseconds, and nothing that the server would refuse. */
function mapTimes(times: WebVitals): WebVitals {
  const known = Object.entries(times).filter(([, ms]) => ms >= 0 && ms <= 600_000);
  return Object.fromEntries(known.map(([name, ms]) => [name, Math.round(ms * 10) / 10]));
}
