import { PageFailure } from '@kmx/design-system/page-failure/page-failure.tsx';
import { defineRemote } from '@kmx/remote-kit/remote/define-remote.ts';
import type { OperationsPageDefinition } from './data/operations-page-definition.ts';
import { OperationsFrame } from './features/frame/operations-frame.tsx';
import { pages } from './pages.ts';

/** The remote from which both halves are created. */
export const definition = defineRemote<OperationsPageDefinition>({
  name: 'remote-operations',
  pages,
  Frame: OperationsFrame,
  Failure: PageFailure,
  // Each address starts with fresh state, even when one unit follows another.
  createKey: ({ path }) => path,
});
