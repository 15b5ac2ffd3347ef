// @ts-nocheck
import type { FieldValues } from '../store/content-document.ts';
import type { SeedEntry } from '../store/seed-content.ts';
import { redirectRows } from './redirect-rows.ts';

function createSite(key: string, name: string, values: FieldValues): SeedEntry {
  const defaults = {
    name,
    slug: key,
    internationalOnly: false,
    hideSideButtons: false,
    enableCutFont: false,
    localeAdjustments: { add: [], drop: [] },
    domains: [],
    headerNavigation: `header-${key}`,
    footerNavigation: `footer-${key}`,
  };
  return { id: `site-${key}`, model: 'Site', values: { ...defaults, ...values } };
}

/** The main site (without a slug) and its sub-sites; those without domains are addressed by slug (D-03, D-05). */
export const sites: readonly SeedEntry[] = [
  createSite('main', 'KMX', {
    slug: null,
    domains: [
      { host: 'localhost', slug: null },
      { host: '127.0.0.1', slug: null },
      { host: 'www.kmx.example', slug: null },
    ],
  }),
  createSite('academy', 'KMX Crimp Academy', {
    enableCutFont: true,
    hideSideButtons: true,
    domains: [
      { host: 'crimp.localhost', slug: null },
      { host: 'academy.kmx.example', slug: null },
    ],
  }),
  createSite('productronica', 'Productronica', { internationalOnly: true }),
  createSite('events', 'KMX Events', {}),
  createSite('brand-portal', 'KMX Brand Portal', { hideSideButtons: true }),
  createSite('france', 'KMX France', { localeAdjustments: { add: ['fr'], drop: ['de'] } }),
  createSite('iberica', 'KMX Ibérica', { localeAdjustments: { add: ['es'], drop: ['de', 'en'] } }),
];

/** Redirects of old addresses (SYS-052). */
export const redirects: readonly SeedEntry[] = redirectRows.map(([id, previousUrl, link]) => ({
  id: `redirect-${id}`,
  model: 'SystemRedirect',
  values: { previousUrl, link },
}));
