import '@kmx/design-system/tokens/document.css';
import { findBarriers, showExample } from '@kmx/remote-kit/component-tests/show-example.browser.tsx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as policyList from '../features/account/policy-list.examples.tsx';
import * as formDialog from '../features/dialogs/form-dialog.examples.tsx';
import * as machineTable from '../features/machines/machine-table.examples.tsx';
import * as deskFailure from '../features/states/desk-failure.examples.tsx';
import * as staleNote from '../features/states/stale-note.examples.tsx';
import * as ticketStatusBadge from '../features/tickets/ticket-status-badge.examples.tsx';
import * as accessStatusBadge from '../features/users/access-status-badge.examples.tsx';
import * as personRow from '../features/users/person-row.examples.tsx';
import * as ticketTable from '../pages/tickets/ticket-table.examples.tsx';

const groups = [policyList, formDialog, machineTable, deskFailure, staleNote, ticketStatusBadge, accessStatusBadge]
  .concat([personRow, ticketTable])
  .flatMap(({ guide, examples }) => examples.map((example) => ({ ...example, name: guide.name })));
const show = (name: string, id: string) => {
  const found = groups.find((example) => example.name === name && example.id === id);
  if (found === undefined) throw new Error(`There is no example ${id} of ${name}`);
  return showExample(found.render);
};

it.each(groups)('STY-009 $name, $title: passes axe', async ({ render }) => {
  showExample(render);
  expect(await findBarriers()).toEqual([]);
});

it('AUTH-025 a rule known only to the identity provider is listed as violated once it has refused', async () => {
  show('PolicyList', 'refused');
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Not the one in use already' }))
    .toMatchTextContent('not kept');
  await expect.element(page.getByRole('listitem')).toHaveLength(3);
});

it('POR-066 where a retry cannot help, the failure offers none', async () => {
  show('DeskFailure', 'forbidden');
  await expect.element(page.getByRole('alert')).toMatchTextContent('You do not have permission for this.');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

it('POR-066 a failed dialog says what failed, keeps the input and returns the focus', async () => {
  show('FormDialog', 'failed');
  const button = page.getByRole('button', { name: 'Add a note' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Note' });
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('The note could not be added');
  await expect.element(dialog.getByRole('textbox')).toHaveValue('The blade was changed.');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('POR-023 the tickets of an organization name their owners', async () => {
  show('TicketTable', 'organization');
  await expect.element(page.getByRole('row', { name: /Spare blades/ })).toMatchTextContent('Anna Keller');
});
