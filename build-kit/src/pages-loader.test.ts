import { expect, it } from 'vitest';
// @ts-expect-error A loader of the bundler is JavaScript.
import loadPages from './pages-loader.mjs';

const table = `export const pages = definePages([
  { name: 'story', pattern: '/stories/:slug', load: () => import('./pages/story/story.load.ts'), part: () => import('./pages/story/story-page.tsx'), prepare },
  { name: 'not-found', part: () => import('./pages/not-found/not-found-page.tsx') },
]);`;
const load = (source: string, target: 'browser' | 'server') =>
  loadPages.call({ getOptions: () => ({ target }) }, source);

it('a browser has a chunk for each part, and no loader', () => {
  expect(load(table, 'browser')).toBe(`export const pages = definePages([
  { name: 'story', pattern: '/stories/:slug', part: () => import(/* webpackChunkName: "part-story" */ './pages/story/story-page.tsx'), prepare },
  { name: 'not-found', part: () => import(/* webpackChunkName: "part-not-found" */ './pages/not-found/not-found-page.tsx') },
]);`);
});

it('a server has parts and loaders in its one file', () => {
  expect(load(table, 'server').match(/import\(\/\* webpackMode: "eager" \*\/ '/g)).toHaveLength(3);
});

it('a table that is written in another way fails the build instead of bringing server code into browsers', () => {
  expect(() => load(table.replace('load: () =>', 'load: async () =>'), 'browser')).toThrow('neither `load` nor `part`');
});
