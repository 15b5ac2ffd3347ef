import { fileURLToPath } from 'node:url';
import { describeRemoteBrowser } from '@kmx/shared-contracts/contract-tests/describe-remote-browser.ts';
import { describeRemoteServer } from '@kmx/shared-contracts/contract-tests/describe-remote-server.ts';
import type { RemoteFixtures } from '@kmx/shared-contracts/contract-tests/remote-fixtures.ts';
import type { DataQuery } from '@kmx/shared-contracts/remote-module.ts';
import { remote } from './remote.server.tsx';

const image = {
  url: '/images/press.webp',
  width: 1200,
  height: 800,
  alternativeText: 'A crimping press',
  dominantColor: '#336699',
};
const link = {
  __typename: 'Link',
  text: 'See the presses',
  path: '/products/presses',
  url: null,
  productSlug: null,
  serviceSlug: null,
  openInNewTab: null,
  page: null,
};
const body = { raw: { children: [{ type: 'paragraph', children: [{ text: 'Each wire is measured.', bold: true }] }] } };
const story = {
  slug: 'first-press',
  title: 'The first press',
  leadText: 'It still runs.',
  publicationDate: '2026-03-01',
  teaserImage: image,
  category: { name: 'History' },
};
const specifications = [
  { value: '22', measurement_system: 'Metric', specification: { name: 'Force', unit: 'kN' } },
  { value: '4950', measurement_system: 'Imperial', specification: { name: 'Force', unit: 'lbf' } },
];
const group = { name: 'Presses', slug: 'presses' };
const teaser = {
  slug: 'ferro-115',
  name: 'Ferro 115',
  short_description: 'A press for small series.',
  supported_countries: null,
  variant_count: 2,
  brand: { name: 'KMX' },
  images: [
    { name: 'front', url: '/images/front.webp', default: true },
    { name: 'side', url: '/images/side.webp', default: false },
  ],
  classifications: [group],
  specifications,
};
const product = {
  ...teaser,
  long_description: 'Made for small series.\n\nMeasured at each stroke.',
  variants: [
    { id: 'a', name_metric: '22 kN', name_imperial: '4950 lbf', specifications },
    { id: 'b', name_metric: '40 kN', name_imperial: '9000 lbf', specifications: [] },
  ],
  highlights: [],
  documents: [
    {
      name: 'Manual',
      content_language: 'de',
      type: 'manual',
      url: '/catalogue/documents/manual',
      filename: 'manual.pdf',
      extension: 'pdf',
      size_bytes: 2_400_000,
    },
  ],
  related: [{ type: 'product', product: { ...teaser, slug: 'ferro-130', name: 'Ferro 130' } }],
  benefit1: 'Set up in two minutes',
  benefit2: null,
  benefit3: null,
  benefit4: null,
  benefit5: null,
  benefit6: null,
};
const classification = { id: 'g', ...group, description: 'All presses.', image_url: '/images/group.webp' };
const page = {
  id: 'company',
  locale: 'en',
  title: 'Company',
  pageType: 'Content',
  theme: 'Default',
  description: 'Who we are.',
  languages: [],
  countries: [],
  mainSiteOnly: false,
  protection: 'none',
  noIndex: false,
  blocks: [
    {
      __typename: 'HeroBlock',
      overline: 'KMX',
      title: 'Company',
      lead: 'Since 1950.',
      theme: null,
      image,
      links: [link],
    },
    { __typename: 'TextBlock', title: 'Measured', layout: null, body },
    { __typename: 'ImageBlock', caption: 'The hall', imageLayout: 'Stretched', image },
    { __typename: 'TeaserBlock', title: 'More', items: [{ title: 'Presses', text: 'All of them', image, link }] },
    { __typename: 'NumbersBlock', title: 'In numbers', items: [{ value: '75', unit: 'years', label: 'of work' }] },
    { __typename: 'QuoteBlock', text: 'It simply runs.', author: 'Anna Keller', role: 'Head of production' },
    { __typename: 'TaskBlock', title: 'Tasks', items: [{ title: 'Crimp', text: 'Wires', icon: null, link }] },
    {
      __typename: 'LocationsBlock',
      title: 'Locations',
      items: [
        {
          name: 'KMX Lucerne',
          city: 'Lucerne',
          country: 'CH',
          address: 'Seestrasse 1',
          phone: '+41 41 000 00 00',
          contactTypes: ['Production'],
        },
      ],
    },
    { __typename: 'StoriesBlock', title: 'Stories', count: 1 },
  ],
};

function answerCatalogue({ query }: DataQuery): unknown {
  return {
    getProductClassifications: [{ ...classification, supported_countries: null, children: [] }],
    getProductClassificationBySlug: { products: [teaser] },
    getProductBySlugV2: query.includes('getProductBySlugV2') ? product : null,
  };
}

const fixtures: RemoteFixtures = {
  pages: [
    { name: 'content page', path: '/company', status: 200, answer: () => ({ pages: [page], stories: [story] }) },
    { name: 'catalogue', path: '/products/presses', status: 200, answer: answerCatalogue },
    { name: 'product', path: '/products/presses/ferro-115', status: 200, answer: answerCatalogue },
    {
      name: 'story',
      path: '/stories/first-press',
      status: 200,
      answer: () => ({ story: { ...story, id: 's', locale: 'en', body } }),
    },
    {
      name: 'protected page',
      path: '/company/internal',
      status: 403,
      answer: () => ({ pages: [{ ...page, protection: 'password' }] }),
    },
  ],
  unknownPage: { name: 'unknown page', path: '/company/nowhere', status: 404, answer: () => ({ pages: [] }) },
};

describeRemoteServer(remote, fixtures);
describeRemoteBrowser(remote, fixtures, fileURLToPath(new URL('./remote.browser.tsx', import.meta.url)));
