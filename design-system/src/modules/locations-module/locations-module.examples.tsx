import type { ComponentGuide, Example } from '../../example/example.ts';
import { LocationsModule } from './locations-module.tsx';

/** Describes LocationsModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'LocationsModule',
  summary: 'The places that matter to the visitor, and the way to all of them.',
  use: ['With the places nearest to the country of the page.'],
  avoid: ['For all places: they have a page with a map.'],
  access: ['Telephone and mail are links of at least 24 px.'],
  forcedColors: 'The lines take the colour of the text.',
};

/** Examples of LocationsModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'three',
    title: 'Three of many',
    note: 'A place without a telephone or without mail shows what there is.',
    render: () => (
      <LocationsModule
        title="Near you"
        locations={[
          {
            slug: 'winterthur',
            country: 'Switzerland',
            city: 'Winterthur',
            name: 'KMX Holding AG',
            address: 'Drahtzugstrasse 18, 8400 Winterthur',
            types: ['Headquarters', 'Production'],
            phone: '+41 52 000 12 40',
            email: 'info@kmx.example',
          },
          {
            slug: 'kosice',
            country: 'Slovakia',
            city: 'Košice',
            name: 'KMX Slovakia s.r.o.',
            address: 'Južná trieda 66, 040 01 Košice',
            types: ['Sales and service'],
            phone: '+421 55 000 31 10',
            email: null,
          },
          {
            slug: 'nagoya',
            country: 'Japan',
            city: 'Nagoya',
            name: 'KMX Japan K.K.',
            address: '2-14 Sakae, Naka-ku, Nagoya 460-0008',
            types: ['Sales and service', 'Training'],
            phone: null,
            email: 'nagoya@kmx.example',
          },
        ]}
        more={{ href: '#locations', text: 'All 41 places' }}
      />
    ),
  },
];
