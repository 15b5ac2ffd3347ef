import type { ServiceTeaser } from '../../data/catalogue/service-teaser.ts';

/** Data of the page of one service. */
export interface ServiceData {
  readonly page: 'service';
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly paragraphs: readonly string[];
  readonly group: { readonly name: string; readonly route: string };
  readonly image: { readonly name: string; readonly url: string } | null;
  readonly benefits: readonly string[];
  readonly details: readonly string[];
  readonly related: readonly ServiceTeaser[];
}
