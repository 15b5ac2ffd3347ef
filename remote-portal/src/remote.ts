import { PageFailure } from '@kmx/design-system/page-failure/page-failure.tsx';
import { defineRemote } from '@kmx/remote-kit/remote/define-remote.ts';
import type { PortalPageDefinition } from './data/portal-page-definition.ts';
import { PortalFrame } from './features/rail/portal-frame.tsx';
import { pages } from './pages.ts';

/** The portal: its pages in the frame with the rail. */
export const portal = defineRemote<PortalPageDefinition>({
  name: 'remote-portal',
  pages,
  Frame: PortalFrame,
  Failure: PageFailure,
  // Each address starts with fresh state, even when one ticket follows another.
  createKey: ({ path }) => path,
});
