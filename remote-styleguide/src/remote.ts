import { PageFailure } from '@kmx/design-system/page-failure/page-failure.tsx';
import { defineRemote } from '@kmx/remote-kit/remote/define-remote.ts';
import type { GuidePageDefinition } from './data/guide-page-definition.ts';
import { GuideLayout } from './features/guide-layout/guide-layout.tsx';
import { pages } from './pages.ts';

/** The style guide: its pages in a layout of their own (STY-001). */
export const styleGuide = defineRemote<GuidePageDefinition>({
  name: 'remote-styleguide',
  pages,
  Frame: GuideLayout,
  Failure: PageFailure,
});
