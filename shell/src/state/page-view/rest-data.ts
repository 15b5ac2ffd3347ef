import type { MeasurementSystem } from '@kmx/shared-contracts/site.ts';
import type { LanguageChoice } from './chrome-view.ts';
import type { ShownPage } from './shown-page.ts';

/** The data block of a document that rests: all that runs before the page is used. */
export interface RestData {
  readonly buildId: string;
  readonly urlPrefix: string;
  readonly measurementSystem: MeasurementSystem;
  readonly isLocalBasketEnabled: boolean;
  /** The languages that may be offered to the visitor; empty where the page offers none. */
  readonly languages: readonly Pick<LanguageChoice, 'language' | 'isAvailable' | 'isCurrent'>[];
  /** The page as its view is reported. */
  readonly page: ShownPage;
  readonly viewKey: string;
  readonly shellVersion: string;
  /** Share of the documents whose page views are reported, 0 to 1. */
  readonly vitalsShare: number;
}
