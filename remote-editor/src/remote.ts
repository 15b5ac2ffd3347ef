import { PageFailure } from '@kmx/design-system/page-failure/page-failure.tsx';
import { defineRemote } from '@kmx/remote-kit/remote/define-remote.ts';
import type { EditorPageDefinition } from './data/editor-page-definition.ts';
import { EditorFrame } from './features/rail/editor-frame.tsx';
import { pages } from './pages.ts';

/** The editor area: its pages in the frame that requires signing in (EDT-001). */
export const editor = defineRemote<EditorPageDefinition>({
  name: 'remote-editor',
  pages,
  Frame: EditorFrame,
  Failure: PageFailure,
  // Each address starts with fresh state, even when one page of the site follows another.
  createKey: ({ path }) => path,
});
