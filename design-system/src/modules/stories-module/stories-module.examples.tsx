import type { ComponentGuide, Example } from '../../example/example.ts';
import { samplePictures } from '../sample-content.ts';
import { StoriesModule } from './stories-module.tsx';
import type { StoryCard } from './story-card.ts';
import { StoryCards } from './story-cards.tsx';

const stories: readonly StoryCard[] = [
  {
    href: '#light',
    title: 'Light instead of blades',
    leadText:
      'A laser opens the insulation and never touches a strand. What it leaves behind is less than a micrometre.',
    category: 'Technology',
    publicationDate: '2026-09-14',
    dateText: '14 September 2026',
    teaserImage: samplePictures.terminal,
    lang: undefined,
  },
  {
    href: '#neun-seiten',
    title: 'Neun Seiten, kein Satz länger als eine Zeile',
    leadText: 'Sechs Nachtschichten haben ihr eigenes Handbuch geschrieben.',
    category: 'Menschen',
    publicationDate: '2026-08-02',
    dateText: '2 August 2026',
    teaserImage: samplePictures.maintenance,
    lang: 'de',
  },
  {
    href: '#no-picture',
    title: 'What a pull test does not tell',
    leadText: null,
    category: null,
    publicationDate: '2026-06-30',
    dateText: '30 June 2026',
    teaserImage: null,
    lang: undefined,
  },
];

/** Describes StoriesModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'StoriesModule',
  summary: 'Stories as pictures and titles, and the way to all of them.',
  use: ['The newest on the home page, those about a machine on its page.'],
  avoid: ['For news: they are in the panel of the header.'],
  access: [
    'The whole card takes the click; the link is named by the title.',
    'A story in another language than the page says so by lang.',
  ],
  forcedColors: 'Pictures and text stay as they are.',
};

/** Examples of StoriesModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'newest',
    title: 'The newest',
    note: 'A story without a picture and one in another language keep their place.',
    render: () => (
      <StoriesModule title="From the shop floor" stories={stories} all={{ href: '#stories', text: 'All stories' }} />
    ),
  },
  {
    id: 'first-large',
    title: 'The first one large',
    note: 'For the page of all stories; its picture is loaded at once.',
    render: () => <StoryCards stories={stories} level={3} isFirstLarge />,
  },
];
