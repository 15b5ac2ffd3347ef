import { PageFailure } from '@kmx/design-system/page-failure/page-failure.tsx';
import { defineRemote } from '@kmx/remote-kit/remote/define-remote.ts';
import type { EditorPageDefinition } from './data/editor-page-definition.ts';
import { EditorFrame } from './features/rail/editor-frame.tsx';
import { pages } from './pages.ts';

/** The editor area: its pages in the frame that asks for the sign-in (EDT-001). */
export const editor = defineRemote<EditorPageDefinition>({
  name: 'remote-editor',
  pages,
  Frame: EditorFrame,
  Failure: PageFailure,
  // Each address starts with fresh state, also when two pages of the site follow each other.
  createKey: ({ path }) => path,
});
