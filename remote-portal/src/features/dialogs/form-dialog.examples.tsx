import { Button } from '@kmx/design-system/button/button.tsx';
import type { ComponentGuide, Example } from '@kmx/design-system/example/example.ts';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { useState } from 'react';
import { PortalExample } from '../../examples/portal-example.tsx';
import { FormDialog } from './form-dialog.tsx';

/** Describes FormDialog for the style guide. */
export const guide: ComponentGuide = {
  name: 'FormDialog',
  summary: 'A short form in front of the page.',
  use: ['For a change of a few fields that is sent at once.'],
  avoid: ['For a long form: give it a page of its own.'],
  access: ['Escape closes it and the focus returns to its button; Enter sends it.'],
  forcedColors: 'The edge of the dialog stays.',
};

function AskedQuestion({ error = null }: { readonly error?: RequestError | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Add a note
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Note"
        submitText="Add"
        isRunning={false}
        error={error}
        failureTitle="The note could not be added"
        onSubmit={() => setOpen(false)}
      >
        <TextField label="Your note" defaultValue="The blade was changed." />
      </FormDialog>
    </>
  );
}

/** Examples of FormDialog for the style guide and the tests. */
export const examples: readonly Example[] = [
  {
    id: 'form',
    title: 'With a field',
    note: 'It stays open with all that was typed until the change has worked.',
    render: () => (
      <PortalExample>
        <AskedQuestion />
      </PortalExample>
    ),
  },
  {
    id: 'failed',
    title: 'After a failure',
    note: 'Says what could not be done, above what was typed.',
    render: () => (
      <PortalExample>
        <AskedQuestion error={new RequestError('unavailable', 'HTTP 503')} />
      </PortalExample>
    ),
  },
];
