import { definePages } from '@kmx/remote-kit/remote/page-definition.ts';
import type { GuidePageDefinition } from './data/guide-page-definition.ts';

/** The pages of the style guide in the order of its navigation (STY-001..010). */
// biome-ignore format: a line for each page
export const pages = definePages([
  { name: 'overview', pattern: '/style-guide', titleId: 'page.overview', leadId: 'lead.overview', part: () => import('./pages/overview/overview-page.tsx') },
  { name: 'buttons', pattern: '/style-guide/buttons', titleId: 'page.buttons', leadId: 'lead.buttons', hasExamples: true, part: () => import('./pages/buttons/buttons-page.tsx') },
  { name: 'typography', pattern: '/style-guide/typography', titleId: 'page.typography', leadId: 'lead.typography', hasExamples: true, part: () => import('./pages/typography/typography-page.tsx') },
  { name: 'inputs', pattern: '/style-guide/inputs', titleId: 'page.inputs', leadId: 'lead.inputs', hasExamples: true, part: () => import('./pages/inputs/inputs-page.tsx') },
  { name: 'components', pattern: '/style-guide/components', titleId: 'page.components', leadId: 'lead.components', hasExamples: true, part: () => import('./pages/components/components-page.tsx') },
  { name: 'modules', pattern: '/style-guide/modules', titleId: 'page.modules', leadId: 'lead.modules', hasExamples: true, part: () => import('./pages/modules/modules-page.tsx') },
  { name: 'error', pattern: '/style-guide/pages/error', titleId: 'page.error', leadId: 'lead.error', hasExamples: true, part: () => import('./pages/error/error-page.tsx') },
  { name: 'mykomax', pattern: '/style-guide/mykomax', titleId: 'page.mykomax', leadId: 'lead.mykomax', hasExamples: true, part: () => import('./pages/mykomax/mykomax-page.tsx') },
  { name: 'editor', pattern: '/style-guide/editor', titleId: 'page.editor', leadId: 'lead.editor', hasExamples: true, part: () => import('./pages/editor/editor-page.tsx') },
  { name: 'email-links', pattern: '/style-guide/tools/email-links', titleId: 'page.emailLinks', leadId: 'lead.emailLinks', part: () => import('./pages/email-links/email-links-page.tsx') },
  { name: 'not-found', pattern: '*', titleId: 'notFound.title', part: () => import('./pages/not-found/not-found-page.tsx') },
]) satisfies readonly GuidePageDefinition[];
