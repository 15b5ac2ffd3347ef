import { PageFailure } from '@kmx/design-system/page-failure/page-failure.tsx';
import { defineRemote } from '@kmx/remote-kit/remote/define-remote.ts';
import { pages } from './pages.ts';

/** The remote from which both halves are created. */
export const definition = defineRemote({
  name: 'remote-operations',
  pages,
  Failure: PageFailure,
});
