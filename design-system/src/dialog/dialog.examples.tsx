import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ComponentGuide, Example } from '../example/example.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

function DialogExample({ size, opener }: { readonly size: NonNullable<DialogProps['size']>; readonly opener: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        size={size}
        title="Close ticket 20418?"
        closeText="Close"
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              Keep open
            </Button>
            <Button variant="danger" onClick={close}>
              Close ticket
            </Button>
          </>
        }
      >
        <p>The conversation stays readable. A closed ticket cannot be opened again.</p>
      </Dialog>
    </>
  );
}

/** Describes Dialog for the style guide. */
export const guide: ComponentGuide = {
  name: 'Dialog',
  summary: 'A task in front of the page.',
  use: [
    'For a question that has to be answered before going on.',
    'As a panel at the side for contact, comparison and news.',
  ],
  avoid: ['For messages that need no answer: use FlashMessage.', 'On top of another dialog.'],
  access: [
    'The page behind is inert; the focus moves in and returns to the control that opened it.',
    'Escape, the close button and a click outside all ask the owner to close.',
  ],
  forcedColors: 'The frame keeps its line, the backdrop is left to the system.',
};

/** Examples of Dialog for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'medium',
    title: 'A question',
    note: 'Named by its title; Escape and a click outside close it; the focus returns to where it was.',
    render: () => <DialogExample size="medium" opener="Close ticket" />,
  },
  {
    id: 'side',
    title: 'A panel at the side',
    note: 'The same dialog at the end edge: contact, comparison, news.',
    render: () => <DialogExample size="side" opener="Open panel" />,
  },
  {
    id: 'large',
    title: 'A longer task',
    note: 'Head and foot stay in sight while the middle scrolls.',
    render: () => <DialogExample size="large" opener="Open the large dialog" />,
  },
  {
    id: 'full',
    title: 'The whole window',
    note: 'For pictures and for tasks on a phone.',
    render: () => <DialogExample size="full" opener="Open over the whole window" />,
  },
];
