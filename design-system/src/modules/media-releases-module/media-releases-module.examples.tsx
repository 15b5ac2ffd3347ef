import type { ComponentGuide, Example } from '../../example/example.ts';
import { MediaReleasesModule } from './media-releases-module.tsx';
import type { ListedRelease } from './release-list.tsx';
import { ReleaseList } from './release-list.tsx';

const releases: readonly ListedRelease[] = [
  {
    href: '#guidance',
    title: 'KMX raises its guidance for 2026',
    leadText: 'Orders from makers of charging cables exceed what was expected in March.',
    publicationDate: '2026-10-21',
    dateText: '21 October 2026',
    adhocText: 'Ad hoc announcement',
    lang: undefined,
  },
  {
    href: '#kosice',
    title: 'A second hall in Košice',
    leadText: 'From spring 2027 bench presses are assembled in Slovakia too.',
    publicationDate: '2026-09-03',
    dateText: '3 September 2026',
    adhocText: null,
    lang: undefined,
  },
];

/** Describes MediaReleasesModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'MediaReleasesModule',
  summary: 'Media releases with date and title, and the way to all of them.',
  use: ['On pages for investors and journalists.'],
  avoid: ['For stories: use StoriesModule.'],
  access: ['Ad hoc announcements are marked in words, the stripe only adds to it.'],
  forcedColors: 'The stripe disappears, the word stays.',
};

/** Examples of MediaReleasesModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'newest',
    title: 'The newest',
    note: 'An ad hoc announcement among them.',
    render: () => (
      <MediaReleasesModule
        title="Media releases"
        releases={releases}
        all={{ href: '#releases', text: 'All media releases' }}
      />
    ),
  },
  {
    id: 'lead',
    title: 'With the first sentences',
    note: 'For the page of all releases.',
    render: () => <ReleaseList releases={releases} level={3} showLead />,
  },
];
