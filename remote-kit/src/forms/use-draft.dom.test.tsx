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

/** Shows the note to a user; the returned function unmounts it as a navigation does. */
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

it('POR-007 typed input is kept even without leaving the page, and the next visit says so', async () => {
  const leave = open('anna');
  await field.fill('The terminal slips.');
  await expect.poll(() => hasDraft('anna', 'note')).toBe(true);
  await expect.element(restored).not.toBeInTheDocument();
  leave();
  open('anna');
  await expect.element(field).toHaveValue('The terminal slips.');
  await expect.element(restored).toBeVisible();
});

it('POR-007 leaving immediately loses nothing', async () => {
  const leave = open('anna');
  await field.fill('The terminal slips.');
  leave();
  expect(hasDraft('anna', 'note')).toBe(true);
});

it('a draft is cleared with the field, and a later visit starts empty', async () => {
  const leave = open('anna');
  await field.fill('The terminal slips.');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(field).toHaveValue('');
  leave();
  expect(hasDraft('anna', 'note')).toBe(false);
});

it('users never see the draft of the previous user, which is removed', async () => {
  const leave = open('anna');
  await field.fill('The terminal slips.');
  leave();
  open('ben');
  await expect.element(field).toHaveValue('');
  await expect.poll(() => hasDraft('anna', 'note')).toBe(false);
});

it('a draft sent in another tab does not return through further typing', async () => {
  const leave = open('anna');
  await field.fill('The terminal slips.');
  await expect.poll(() => hasDraft('anna', 'note')).toBe(true);
  removeDraft('anna', 'note');
  await field.fill('The terminal slips again.');
  leave();
  expect(hasDraft('anna', 'note')).toBe(false);
});
