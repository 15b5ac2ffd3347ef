import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../example/example.ts';
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

/** Examples of Dialog for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'medium',
    title: 'A question',
    note: 'Named by its title; Escape and a click outside close it; the focus returns to where it was.',
    render: () => <DialogExample size="medium" opener="Close ticket" />,
    code: '<Dialog open={open} onClose={close} title="Close ticket 20418?" closeText="Close" footer={buttons}>…</Dialog>',
  },
  {
    id: 'side',
    title: 'A panel at the side',
    note: 'The same dialog at the end edge: contact, comparison, news.',
    render: () => <DialogExample size="side" opener="Open panel" />,
    code: '<Dialog size="side" open={open} onClose={close} title="Contact" closeText="Close">…</Dialog>',
  },
];
