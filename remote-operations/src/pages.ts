import { definePages } from '@kmx/remote-kit/remote/page-definition.ts';
import type { OperationsPageDefinition } from './data/operations-page-definition.ts';

/** The pages of this remote; every other address below its mount is a 404 of its own (OPS-001..004). */
// biome-ignore format: a line for each page
export const pages = definePages([
  { name: 'overview', pattern: '/operations', titleId: 'overview.title', part: () => import('./pages/overview/overview-page.tsx') },
  { name: 'history', pattern: '/operations/history', titleId: 'history.title', part: () => import('./pages/history/history-page.tsx') },
  { name: 'unit', pattern: '/operations/units/:unit', titleId: 'unit.title', part: () => import('./pages/unit/unit-page.tsx') },
  { name: 'not-found', pattern: '*', titleId: 'notFound.title', part: () => import('./pages/not-found/not-found-page.tsx') },
]) satisfies readonly OperationsPageDefinition[];
