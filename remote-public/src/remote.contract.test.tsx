import { describeRemote } from '@kmx/remote-kit/contract-tests/describe-remote.server.ts';
import type { RemoteFixtures } from '@kmx/remote-kit/contract-tests/remote-fixtures.ts';
import type { DataQuery } from '@kmx/shared-contracts/remote-module.ts';
import { care, classification, offeredValues, product, teaser } from './catalogue.fixture.ts';
import { mediaPages } from './media-pages.fixture.ts';
import { remote } from './remote.server.ts';
import { richBlocks } from './rich-page.fixture.ts';

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
  locale: 'en',
  slug: 'first-press',
  title: 'The first press',
  leadText: 'It still runs.',
  publicationDate: '2026-03-01',
  teaserImage: image,
  category: { name: 'History', slug: 'history' },
};
const author = { id: 'c', locale: 'en', slug: 'anna-keller', name: 'Anna Keller', role: 'Engineer', image: null };
const picture = {
  type: 'image',
  src: '/images/hall.webp',
  altText: 'The hall',
  width: 1200,
  height: 800,
  children: [],
};
const quote = { type: 'block-quote', children: [{ text: 'It simply runs.\n— Anna Keller' }] };
const count = { aggregate: { count: 1 } };
const location = {
  slug: 'lucerne',
  name: 'KMX Lucerne',
  city: 'Lucerne',
  address: 'Seestrasse 1',
  country: 'CH',
  contactTypes: ['Production'],
  countries: ['CH', 'LI'],
  phone: '+41 41 000 00 00',
  email: 'lucerne@kmx.example',
  latitude: 47.05,
  longitude: 8.3,
  isHeadquarters: true,
};
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
    { __typename: 'LocationsBlock', title: 'Locations', count: 1 },
    { __typename: 'StoriesBlock', title: 'Stories', count: 1 },
  ],
};

const searchAnswer = {
  records: [
    {
      title: 'Crimping',
      description: 'Presses and units.',
      url: '/en/products/crimping',
      type: 'product',
      language: 'en',
      highlights: { title: [['Crimping', true]], description: [['Presses and units.', false]] },
    },
  ],
  total: 12,
  page: 1,
  pageSize: 10,
  types: [
    { type: 'product', count: 11 },
    { type: 'story', count: 1 },
  ],
  matching: 'all',
};

function answerCatalogue({ query, service }: DataQuery): unknown {
  if (service === 'content') return { storyPages: [story] };
  return {
    getProductClassifications: [{ ...classification, supported_countries: null, children: [] }],
    getProductClassificationBySlug: { offered: { count: 60, values: offeredValues, products: [teaser] } },
    getProductBySlugV2: query.includes('getProductBySlugV2') ? product : null,
    getProductsBySlugs: [product],
  };
}

function answerServices({ service }: DataQuery): unknown {
  if (service === 'content') return { pages: [page], stories: [story], locations: [location] };
  const maintenance = { ...classification, name: 'Maintenance', slug: 'maintenance' };
  return {
    getProductClassifications: [{ ...maintenance, supported_countries: null, children: [] }],
    getProductClassificationBySlug: { products: [care] },
    getProductBySlugV2: { ...care, related: [{ product: { ...care, slug: 'care-plus', name: 'Care Plus' } }] },
  };
}

function answerWithdrawn(query: DataQuery): unknown {
  return { ...Object(answerCatalogue(query)), getProductBySlugV2: { ...product, supported_countries: [] } };
}

const fixtures: RemoteFixtures = {
  pages: [
    {
      name: 'content page',
      path: '/company',
      status: 200,
      answer: () => ({ pages: [page], stories: [story], locations: [location] }),
    },
    {
      name: 'content page with rare blocks',
      path: '/company/quality',
      status: 200,
      answer: ({ service }) =>
        service === 'content' ? { pages: [{ ...page, blocks: richBlocks }] } : { getProductsBySlugs: [teaser] },
    },
    {
      name: 'locations',
      path: '/company/locations',
      status: 200,
      answer: () => ({ pages: [{ ...page, pageType: 'Locations', blocks: [] }], locations: [location] }),
    },
    { name: 'catalogue', path: '/products/presses', status: 200, answer: answerCatalogue },
    { name: 'product', path: '/products/presses/ferro-115', status: 200, answer: answerCatalogue },
    { name: 'withdrawn product', path: '/products/presses/ferro-115', status: 410, answer: answerWithdrawn },
    { name: 'comparison', path: '/products/compare?items=ferro-115:b,gone', status: 200, answer: answerCatalogue },
    { name: 'empty comparison', path: '/products/compare', status: 200 },
    { name: 'services', path: '/services', status: 200, answer: answerServices },
    { name: 'service', path: '/services/maintenance/care-basic', status: 200, answer: answerServices },
    {
      name: 'story',
      path: '/stories/first-press',
      status: 200,
      answer: ({ query }) =>
        query.includes('getProductsBySlugs')
          ? { getProductsBySlugs: [{ ...teaser, short_description: 'A press' }] }
          : {
              stories: [{ ...story, slug: 'second-press' }],
              story: {
                ...story,
                id: 's',
                updatedAt: '2026-03-02',
                productSlugs: ['ferro-115'],
                storyContacts: [author],
                localizations: [{ locale: 'en' }],
                body: { raw: { children: [...body.raw.children, picture, quote] }, references: [] },
              },
            },
    },
    {
      name: 'stories',
      path: '/stories',
      status: 200,
      answer: ({ query }) =>
        query.includes('storyCategories')
          ? { pages: [page], storyCategories: [{ ...story.category, locale: 'en' }] }
          : { total: count, c0: count, stories: [story] },
    },
    {
      name: 'authors',
      path: '/stories/contacts',
      status: 200,
      answer: () => ({ storyContacts: [{ ...author, place: 'Winterthur' }] }),
    },
    {
      name: 'author',
      path: '/stories/contacts/anna-keller',
      status: 200,
      answer: () => ({
        storyContact: {
          ...author,
          place: null,
          email: 'anna.keller@kmx.example',
          phone: '+41 41 000 00 00',
          bio: body,
          localizations: [{ locale: 'en' }],
        },
        stories: [story],
      }),
    },
    { name: 'search without a query', path: '/search', status: 200 },
    { name: 'search', path: '/search?q=crimp', status: 200, answer: () => searchAnswer },
    ...mediaPages,
    { name: 'support request', path: '/support', status: 200 },
    { name: 'subscription', path: '/subscription', status: 200 },
    {
      name: 'page for roles',
      path: '/company/partners',
      status: 403,
      answer: () => ({ pages: [{ ...page, protection: 'role' }] }),
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

describeRemote(import.meta.url, remote, fixtures);
