import { formEndpoint, unsubscribeEndpoint } from '@kmx/shared-contracts/endpoints/forms.ts';
import { pagePasswordEndpoint } from '@kmx/shared-contracts/endpoints/page-access.ts';
import { pageViewsEndpoint } from '@kmx/shared-contracts/endpoints/page-views.ts';
import {
  comparedProductsEndpoint,
  navigationEndpoint,
  nearestLocationEndpoint,
  newestNewsEndpoint,
  newsFeedEndpoint,
  searchEndpoint,
} from '@kmx/shared-contracts/endpoints/site.ts';
import { cmsPublicEndpoint, reportEndpoint, violationEndpoint } from '@kmx/shared-contracts/endpoints/systems.ts';
import { forEverybody, type ShellEndpoint } from './shell-endpoint.ts';

/** Endpoints for everybody. */
export const visitorEndpoints = {
  report: {
    ...reportEndpoint,
    who: 'everybody',
    rate: 'measures',
    maxBodyBytes: 4 * 1024,
    purpose: 'Receives an error reported by a browser; counted and logged.',
    answer: '204',
  },
  pageViews: {
    ...pageViewsEndpoint,
    who: 'everybody',
    rate: 'measures',
    maxBodyBytes: 8 * 1024,
    purpose: 'Receives from a browser the pages that it has shown, with their web vitals; counted.',
    answer: '204',
  },
  violation: {
    ...violationEndpoint,
    ...forEverybody,
    purpose: 'Receives a violation of the content security policy reported by a browser.',
    answer: '204',
  },
  cmsPublic: {
    ...cmsPublicEndpoint,
    ...forEverybody,
    purpose: 'Forwards queries for published content to the content system, without protected entries.',
    answer: 'GraphQL',
    schema: 'cms',
  },
  comparedProducts: {
    ...comparedProductsEndpoint,
    ...forEverybody,
    purpose: 'Names and pictures of the products of a comparison, for one locale.',
    answer: 'JSON',
  },
  search: {
    ...searchEndpoint,
    who: 'everybody',
    rate: 'search',
    purpose: 'Searches (`/search`) and suggests (`/suggest`).',
    answer: 'JSON',
  },
  navigation: {
    ...navigationEndpoint,
    ...forEverybody,
    purpose: 'Header and footer of a site in one language.',
    answer: 'JSON',
  },
  form: {
    ...formEndpoint,
    ...forEverybody,
    purpose: 'Accepts a form of the public site, from a script or as a plain form.',
    answer: 'JSON, or a page',
    schema: 'forms',
  },
  pagePassword: {
    ...pagePasswordEndpoint,
    ...forEverybody,
    purpose: 'Opens a page that is protected by a password.',
    answer: 'JSON, or 303 to the page',
    schema: 'forms',
  },
  newestNews: {
    ...newestNewsEndpoint,
    ...forEverybody,
    purpose: 'Id of the newest item of the news feed.',
    answer: 'JSON',
  },
  newsFeed: {
    ...newsFeedEndpoint,
    ...forEverybody,
    purpose: 'The news feed of a locale, ten items at a time.',
    answer: 'JSON',
  },
  nearestLocation: {
    ...nearestLocationEndpoint,
    ...forEverybody,
    purpose: 'The location that serves the country of a locale.',
    answer: 'JSON',
  },
  unsubscribe: {
    ...unsubscribeEndpoint,
    ...forEverybody,
    purpose:
      'Ends a subscription by one POST of a mail program; a GET redirects to the page that asks for confirmation.',
    answer: 'text; a GET 302',
  },
} as const satisfies Readonly<Record<string, ShellEndpoint>>;
