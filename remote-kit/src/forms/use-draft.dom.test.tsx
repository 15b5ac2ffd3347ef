import type { User } from '@kmx/shared-contracts/session.ts';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { createTestShell } from '../component-tests/create-test-shell.browser.ts';
import { createContractRequest, createContractResult } from '../contract-tests/remote-fixtures.ts';
import { RemoteRoot } from '../remote/remote-root.tsx';
import { hasDraft, removeDraft } from '../storage/own-drafts.ts';
import { useDraft } from './use-draft.ts';

const schema = v.string();
const field = page.getByRole('textbox');

afterEach(() => window.localStorage.clear());

const createUser = (id: string): User => ({
  ...{ id, firstName: id, lastName: id, fullName: id, email: `${id}@northline.example`, initials: 'X', roles: [] },
  ...{ populated: true, isDelegatedAdminInternal: false, isDelegatedAdminExternal: false },
});

function Note() {
  const { value, isRestored, change, clear } = useDraft('note', schema, '');
  return (
    <>
      <input
        aria-label="Note"
        value={value}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value;
          change(() => text);
        }}
      />
      {isRestored && <output>Restored</output>}
      <button type="button" onClick={clear}>
        Clear
      </button>
    </>
  );
}

/** Shows the note to a person; what is returned takes it away as a navigation does. */
function open(userId: string): () => void {
  const request = createContractRequest('/test', 'en');
  const result = createContractResult();
  const shell = createTestShell({ url: request.url, request, result }, createUser(userId));
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  const leave = () => {
    root.unmount();
    container.remove();
  };
  onTestFinished(leave);
  root.render(
    <RemoteRoot request={request} result={result} shell={shell.context}>
      <Note />
    </RemoteRoot>,
  );
  return leave;
}

const restored = page.getByText('Restored');

it('POR-007 what is typed is kept without leaving the page, and the next visit says so', async () => {
  const leave = open('anna');
  await field.fill('The terminal slips.');
  await expect.poll(() => hasDraft('anna', 'note')).toBe(true);
  await expect.element(restored).not.toBeInTheDocument();
  leave();
  open('anna');
  await expect.element(field).toHaveValue('The terminal slips.');
  await expect.element(restored).toBeVisible();
});

it('POR-007 leaving at once loses nothing', async () => {
  const leave = open('anna');
  await field.fill('The terminal slips.');
  leave();
  expect(hasDraft('anna', 'note')).toBe(true);
});

it('a draft is cleared with the field, and a later visit begins empty', async () => {
  const leave = open('anna');
  await field.fill('The terminal slips.');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(field).toHaveValue('');
  leave();
  expect(hasDraft('anna', 'note')).toBe(false);
});

it('nobody sees the draft of the person before, which is gone', async () => {
  const leave = open('anna');
  await field.fill('The terminal slips.');
  leave();
  open('ben');
  await expect.element(field).toHaveValue('');
  await expect.poll(() => hasDraft('anna', 'note')).toBe(false);
});

it('a draft that another tab has sent does not come back by further typing', async () => {
  const leave = open('anna');
  await field.fill('The terminal slips.');
  await expect.poll(() => hasDraft('anna', 'note')).toBe(true);
  removeDraft('anna', 'note');
  await field.fill('The terminal slips again.');
  leave();
  expect(hasDraft('anna', 'note')).toBe(false);
});
