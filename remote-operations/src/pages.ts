import { definePages } from '@kmx/remote-kit/remote/page-definition.ts';

/** The pages of this remote; every other address below its mount is a 404 of its own. */
// biome-ignore format: a line for each page
export const pages = definePages([
  { name: 'overview', pattern: '/operations', load: () => import('./pages/overview/overview.load.ts'), part: () => import('./pages/overview/overview-page.tsx') },
  { name: 'not-found', pattern: '*', load: () => import('./pages/not-found/not-found.load.ts'), part: () => import('./pages/not-found/not-found-page.tsx') },
]);
