import type { ReleaseTeaser } from '../../data/blocks/release-teaser.ts';

/** The visitor's choice; null means everything. */
export interface ReleaseChoice {
  readonly year: number | null;
  readonly isAdhocOnly: boolean;
}

/** Data of the list of media releases; `years` are all years with a release of the chosen kind, newest first. */
export interface MediaReleasesData {
  readonly page: 'media-releases';
  readonly title: string;
  readonly lead: string | null;
  readonly locale: string;
  readonly choice: ReleaseChoice;
  readonly years: readonly { readonly year: number; readonly count: number }[];
  readonly total: number;
  readonly adhocTotal: number;
  readonly releases: readonly ReleaseTeaser[];
}

/** Unlocalized address of a choice. */
export function createReleasesPath({ year, isAdhocOnly }: ReleaseChoice): string {
  const query = [...(year === null ? [] : [`year=${year}`]), ...(isAdhocOnly ? ['adhoc=true'] : [])];
  return `/media-releases${query.length === 0 ? '' : `?${query.join('&')}`}`;
}
