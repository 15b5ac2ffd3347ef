import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleEntry } from '../../samples/sample-releases.ts';
import { type Answers, openOperations, refuse } from '../../test-operations.ts';

type History = NonNullable<Answers['history']>;

const open = (history: History, query = '') =>
  openOperations({ part: 'history', address: `/operations/history${query}` }, { history });
const row = (name: RegExp) => page.getByRole('row', { name });

it('OPS-003 OPS-030 an act is listed with what it changed, when, who did it and why', async () => {
  const canary = { unit: 'remote-portal', version: 'c0ffee123456', percent: 10 };
  const machine = { ...sampleEntry, kind: 'canary', revision: 41, by: 'ci@kmx', operator: null, changes: [], canary };
  const taken = {
    ...sampleEntry,
    kind: 'deactivation',
    revision: 40,
    changes: [{ unit: 'remote-agenda', version: null }],
  };
  await open(() => ({
    entries: [sampleEntry, machine, taken, { ...sampleEntry, kind: 'moved', revision: 39 }],
    next: null,
  }));
  await expect.element(row(/^Rollback/)).toMatchTextContent('remote-portal: 4f1c02a9be77');
  await expect
    .element(row(/^Rollback/))
    .toMatchTextContent(/Nov 25, 2026, 9:00 AM\s*Olga Meier\s*Tickets could not be closed/);
  await expect.element(row(/^Canary/)).toMatchTextContent('10% of the visitors');
  await expect.element(row(/^Canary/)).toMatchTextContent('ci@kmx');
  await expect.element(row(/^Taken out/)).toMatchTextContent('remote-agenda: taken out');
  await expect.element(row(/^moved/)).toBeVisible();
  const order = page
    .getByRole('row')
    .elements()
    .map((element) => /Act \d+/.exec(element.textContent)?.[0]);
  expect(order).toEqual([undefined, 'Act 42', 'Act 41', 'Act 40', 'Act 39']);
});

it('OPS-031 an act that counts for nothing is marked, with the reason', async () => {
  await open(() => ({
    entries: [{ ...sampleEntry, counts: false, problems: ['signature-wrong (remote-portal)'] }],
    next: null,
  }));
  await expect.element(row(/^Rollback/)).toMatchTextContent(/Counts for nothing\s*signature-wrong \(remote-portal\)/);
});

it('OPS-032 an act shows the ways back that it closes', async () => {
  await open(() => ({
    entries: [{ ...sampleEntry, notes: ['remote-portal@0be7d6610c3a: its key is out of use'] }],
    next: null,
  }));
  await expect.element(row(/^Rollback/)).toMatchTextContent(/Please note:\s*remote-portal@0be7d6610c3a/);
  await expect.element(page.getByText('Counts for nothing')).not.toBeInTheDocument();
});

it('OPS-030 the list can be narrowed to a unit, which the address reflects', async () => {
  const history = vi.fn<History>(() => ({ entries: [sampleEntry], next: null }));
  const { visited } = await open(history, '?before=42');
  await expect.element(row(/^Rollback/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Unit' }).selectOptions('remote-portal');
  await expect.poll(() => history.mock.lastCall?.[0].toString()).toBe('unit=remote-portal');
  expect(visited).toEqual(['/en/operations/history?unit=remote-portal']);
});

it('OPS-030 older acts have an address of their own, and a way back to the newest', async () => {
  const history = vi.fn<History>((query) => ({
    entries: [sampleEntry],
    next: query.get('before') === null ? 12 : null,
  }));
  await open(history, '?unit=remote-portal');
  const older = page.getByRole('link', { name: 'Older acts' });
  await expect.element(older).toHaveAttribute('href', '/en/operations/history?unit=remote-portal&before=12');
  expect(page.getByRole('link', { name: 'Newest acts' }).elements()).toEqual([]);
  await older.click();
  await expect.poll(() => history.mock.lastCall?.[0].toString()).toBe('unit=remote-portal&before=12');
  await expect.element(page.getByRole('link', { name: 'Newest acts' })).toBeVisible();
  await expect.element(older).not.toBeInTheDocument();
});

it('OPS-033 an empty history says so, for all units and for one', async () => {
  const opened = await open(() => ({ entries: [], next: null }));
  await expect.element(page.getByText('Nothing has been done yet.')).toBeVisible();
  await opened.leave();
  await open(() => ({ entries: [], next: null }), '?unit=remote-portal');
  await expect.element(page.getByText('Nothing has been done with this unit yet.')).toBeVisible();
});

it('OPS-013 a history that cannot be loaded says why', async () => {
  await open(() => refuse(503));
  await expect.element(page.getByRole('alert')).toMatchTextContent('The shell cannot be reached at the moment.');
});
