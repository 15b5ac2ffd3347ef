import * as pageTable from '@kmx/remote-editor/features/lists/page-table.examples.tsx';
import * as navigationTree from '@kmx/remote-editor/features/navigation-diff/navigation-tree.examples.tsx';
import * as stateBadge from '@kmx/remote-editor/features/page-facts/state-badge.examples.tsx';
import * as editorFailure from '@kmx/remote-editor/features/states/editor-failure.examples.tsx';
import * as taskDialog from '@kmx/remote-editor/features/states/task-dialog.examples.tsx';
import * as problemList from '@kmx/remote-editor/features/translation/problem-list.examples.tsx';
import * as translationLog from '@kmx/remote-editor/features/translation/translation-log.examples.tsx';
import type { ExampleGroup } from '../../data/example-groups.ts';
import { GroupPage } from '../../features/group-page/group-page.tsx';

const groups: readonly ExampleGroup[] = [
  { id: 'task-dialog', place: 'remote-editor/src/features/states/task-dialog.tsx', ...taskDialog },
  { id: 'editor-failure', place: 'remote-editor/src/features/states/editor-failure.tsx', ...editorFailure },
  { id: 'page-table', place: 'remote-editor/src/features/lists/page-table.tsx', ...pageTable },
  { id: 'state-badge', place: 'remote-editor/src/features/page-facts/state-badge.tsx', ...stateBadge },
  { id: 'navigation-tree', place: 'remote-editor/src/features/navigation-diff/navigation-tree.tsx', ...navigationTree },
  { id: 'translation-log', place: 'remote-editor/src/features/translation/translation-log.tsx', ...translationLog },
  { id: 'problem-list', place: 'remote-editor/src/features/translation/problem-list.tsx', ...problemList },
];

/** Components of the editor area (STY-010), with their own examples. */
export function EditorPage() {
  return <GroupPage textId="editor" groups={groups} />;
}
