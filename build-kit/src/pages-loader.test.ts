import { expect, it } from 'vitest';
// @ts-expect-error A loader of the bundler is JavaScript.
import loadPages from './pages-loader.mjs';

const table = `export const pages = definePages([
  { name: 'report', pattern: '/investors/:slug', accepts: /\\/report-\\d{4}$/, load: () => import('./report.load.ts'), part: () => import('./report-page.tsx') },
  { name: 'tickets', pattern: '/tickets', titleId: 'portal.tickets', part: () => import('./tickets-page.tsx') },
  { name: 'story', pattern: '/stories/:slug', load: () => import('./pages/story/story.load.ts'), part: () => import('./pages/story/story-page.tsx'), prepare },
  { name: 'not-found', rests: true, part: () => import('./pages/not-found/not-found-page.tsx') },
]);`;
const load = (source: string, target: 'browser' | 'server') =>
  loadPages.call({ getOptions: () => ({ target }) }, source);

it('a browser has a chunk for each part, no loader, and no address that only the server matches', () => {
  expect(load(table, 'browser')).toBe(`export const pages = definePages([
  { name: 'report', part: () => import(/* webpackChunkName: "part-report" */ './report-page.tsx') },
  { name: 'tickets', pattern: '/tickets', titleId: 'portal.tickets', part: () => import(/* webpackChunkName: "part-tickets" */ './tickets-page.tsx') },
  { name: 'story', part: () => import(/* webpackChunkName: "part-story" */ './pages/story/story-page.tsx'), prepare },
  { name: 'not-found', part: () => import(/* webpackChunkName: "part-not-found" */ './pages/not-found/not-found-page.tsx') },
]);`);
});

it('a server has parts and loaders in its one file', () => {
  expect(load(table, 'server').match(/import\(\/\* webpackMode: "eager" \*\/ '/g)).toHaveLength(6);
});

it('a table that is written in another way fails the build instead of bringing server code into browsers', () => {
  expect(() => load(table.replace('load: () =>', 'load: async () =>'), 'browser')).toThrow('neither `load` nor `part`');
});
