import { definePages } from '@kmx/remote-kit/remote/page-definition.ts';

/** The list and its products; both are complete without script. */
// biome-ignore format: a line for each page
export const pages = definePages([
  { name: 'list', rests: true, pattern: '/peers', load: () => import('./list.load.ts'), part: () => import('./list-part.tsx') },
  { name: 'product', rests: true, pattern: '/peers/:slug', load: () => import('./product.load.ts'), part: () => import('./product-part.tsx') },
]);
