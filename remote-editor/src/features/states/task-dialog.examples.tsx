import { Button } from '@kmx/design-system/button/button.tsx';
import type { ComponentGuide, Example } from '@kmx/design-system/example/example.ts';
import { useState } from 'react';
import { EditorExample } from '../../examples/editor-example.tsx';
import { TaskDialog } from './task-dialog.tsx';

/** Describes TaskDialog for the style guide. */
export const guide: ComponentGuide = {
  name: 'TaskDialog',
  summary: 'A task in a dialog of the editor area.',
  use: ['For a question before something is done, and for a short form.'],
  avoid: ['For content: it is edited on a page of its own.'],
  access: ['Escape closes it and the focus returns to its button; Enter does the task.'],
  forcedColors: 'The edge of the dialog stays.',
};

function AskedTask({ canSubmit }: { readonly canSubmit: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Delete
      </Button>
      {isOpen && (
        <TaskDialog
          title="Delete “Cables”?"
          submitText="Delete"
          canSubmit={canSubmit}
          action={{ isRunning: false, error: null }}
          onSubmit={() => Promise.resolve(close())}
          onClose={close}
        >
          <p>{canSubmit ? 'It is kept for 90 days.' : 'This page cannot be deleted: the site is built on it.'}</p>
        </TaskDialog>
      )}
    </>
  );
}

/** Examples of TaskDialog for the style guide and the tests. */
export const examples: readonly Example[] = [
  {
    id: 'task',
    title: 'A question',
    note: 'The button names what is done.',
    render: () => (
      <EditorExample>
        <AskedTask canSubmit />
      </EditorExample>
    ),
  },
  {
    id: 'told',
    title: 'Only told',
    note: 'Where the task is not possible, the dialog says why and can only be closed.',
    render: () => (
      <EditorExample>
        <AskedTask canSubmit={false} />
      </EditorExample>
    ),
  },
];
