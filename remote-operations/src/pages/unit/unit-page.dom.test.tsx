import { ConnectionLostError } from '@kmx/remote-kit/component-tests/answer-endpoints.browser.ts';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  createSampleReleases,
  sampleReleases,
  sampleUnit,
  sampleUnitWithCanary,
} from '../../samples/sample-releases.ts';
import { type Answers, openOperations, refuse } from '../../test-operations.ts';

const withCanary = createSampleReleases(sampleUnitWithCanary);
const open = (answers: Answers = {}, unit = 'remote-portal') =>
  openOperations({ part: 'unit', address: `/operations/units/${unit}` }, { releases: () => withCanary, ...answers });
const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
const dialog = page.getByRole('dialog');
const served = { revision: 43, outcome: 'served', shells: ['web-1:4000', 'web-2:4000'], problems: [] };

async function confirm(button: string, reason = 'Tickets could not be closed'): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: button }).click();
}

it('OPS-002 OPS-014 the versions are side by side: who gets each, and what it does to visitors', async () => {
  await open();
  const header = page.getByRole('row', { name: /Figure/ });
  await expect.element(header).toMatchTextContent('4f1c02a9be77');
  await expect.element(header).toMatchTextContent('c0ffee123456');
  await expect.element(header).toMatchTextContent('0be7d6610c3a');
  await expect.element(row('Who gets it')).toMatchTextContent(/Everybody\s*Some\s*Nobody/);
  await expect.element(row('Page views')).toMatchTextContent(/1,840\s*151\s*0/);
  await expect.element(row('Visitors with errors')).toMatchTextContent('9 (0.45%)');
  await expect.element(row('LCP')).toMatchTextContent(/1\.84 s\s*1\.6 s\s*–/);
  await expect.element(row('Rendering on the server')).toMatchTextContent('12 ms');
  await page.getByRole('radio', { name: 'Last 5 minutes' }).click();
  await expect.element(row('Page views')).toMatchTextContent(/151\s*0\s*0/);
});

it('OPS-016 the weight is listed by kind of page, of the served version and of the canary', async () => {
  await open();
  await expect.element(page.getByRole('heading', { name: 'Canary c0ffee123456' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Served version 4f1c02a9be77' });
  await expect.element(table.getByRole('row', { name: /tickets/ })).toMatchTextContent('57 kB');
  await expect.element(table.getByRole('row', { name: /dashboard/ })).toMatchTextContent('39 kB');
});

it('OPS-015 the canary is shown with whom it is for, its figures beside the served ones, and its rule', async () => {
  await open();
  await expect.element(page.getByText(/^10% of the visitors · only from Switzerland and Germany/)).toBeVisible();
  await expect.element(page.getByText('151 (served version: 1,840)')).toBeVisible();
  await expect.element(page.getByText(/after 60 minutes and 500 page views without a finding/)).toBeVisible();
});

it('OPS-004 a unit that the shell does not know is said to be missing', async () => {
  await open({}, 'remote-nothing');
  await expect.element(page.getByRole('heading', { name: 'There is no unit remote-nothing' })).toBeVisible();
});

it('OPS-020 there are buttons for what is possible only', async () => {
  await open({ releases: () => createSampleReleases({ ...sampleUnit, previous: null }) });
  await expect.element(page.getByText('This unit is served as wanted, on all running shells.')).toBeVisible();
  expect(page.getByRole('button', { name: /Roll back|Promote|End canary/ }).elements()).toEqual([]);
});

it('OPS-021 OPS-023 a rollback says what changes for whom, needs a reason, and ends with the shells that serve it', async () => {
  const act = vi.fn(() => served);
  const releases = vi.fn(() => withCanary);
  await open({ act, releases });
  await page.getByRole('button', { name: 'Roll back to 0be7d6610c3a' }).click();
  await expect
    .element(dialog)
    .toMatchTextContent(/For whom\s*All visitors\s*Now\s*4f1c02a9be77\s*Afterwards\s*0be7d6610c3a/);
  await expect.element(dialog).toMatchTextContent('The canary c0ffee123456 ends as well.');
  await confirm('Roll back', 'no');
  await expect.element(dialog).toMatchTextContent('Please give a reason of 3 to 200 characters.');
  await expect.element(dialog.getByRole('textbox')).toHaveFocus();
  expect(act).not.toHaveBeenCalled();
  releases.mockReturnValue(
    createSampleReleases({ ...sampleUnit, served: '0be7d6610c3a', pointed: '0be7d6610c3a', previous: null }),
  );
  await confirm('Roll back', '  Tickets could not be closed ');
  await expect.element(dialog).toMatchTextContent('All 2 running shells serve it.');
  await expect.element(dialog).toMatchTextContent('web-2:4000');
  expect(act).toHaveBeenCalledExactlyOnceWith({
    kind: 'rollback',
    unit: 'remote-portal',
    from: '4f1c02a9be77',
    to: '0be7d6610c3a',
    reason: 'Tickets could not be closed',
  });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: /Roll back/ }).elements()).toEqual([]);
  // The button that opened the dialog is gone: the focus stays on the unit instead of the start of the page.
  expect(document.activeElement).not.toBe(document.body);
});

it.each([
  ['Promote to everybody', 'Promote', 'promotion', /All visitors\s*Now\s*4f1c02a9be77\s*Afterwards\s*c0ffee123456/],
  ['End canary', 'End canary', 'canary-end', /10% of the visitors.*Now\s*c0ffee123456\s*Afterwards\s*4f1c02a9be77/s],
])(
  'OPS-021 "%s" says what changes for whom, and names the canary that was seen',
  async (button, name, kind, change) => {
    const act = vi.fn(() => served);
    await open({ act });
    await page.getByRole('button', { name: button }).click();
    await expect.element(dialog).toMatchTextContent(change);
    await confirm(name);
    await expect.element(dialog).toMatchTextContent('Done');
    expect(act).toHaveBeenCalledExactlyOnceWith({
      kind,
      unit: 'remote-portal',
      since: 41,
      reason: 'Tickets could not be closed',
    });
  },
);

it('OPS-022 while the shells decide the dialog says so; when it is closed, the result is said above the page', async () => {
  const answer = Promise.withResolvers<object>();
  const { messages } = await open({ act: () => answer.promise });
  await page.getByRole('button', { name: 'End canary' }).click();
  await confirm('End canary');
  await expect.element(dialog).toMatchTextContent('Waiting for the running shells.');
  await expect.element(dialog.getByRole('button', { name: 'End canary' })).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  answer.resolve(served);
  await expect.poll(() => messages).toMatchObject([{ kind: 'success', text: 'Done' }]);
});

it('OPS-023 an act that shells refuse is put back, with the reason of each', async () => {
  const problems = [{ shell: 'web-2:4000', reason: 'smoke page /en/mykomax answered 500' }];
  await open({ act: () => ({ revision: 44, outcome: 'put-back', shells: [], problems }) });
  await page.getByRole('button', { name: 'Promote to everybody' }).click();
  await confirm('Promote');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('so everything is as before');
  await expect.element(dialog).toMatchTextContent(/web-2:4000\s*smoke page \/en\/mykomax answered 500/);
});

it('OPS-023 what not every shell has confirmed is neither said to be done nor to be as before', async () => {
  const problems = [{ shell: '', reason: 'no running shell has reported' }];
  await open({ act: () => ({ revision: 44, outcome: 'unconfirmed', shells: [], problems }) });
  await page.getByRole('button', { name: 'End canary' }).click();
  await confirm('End canary');
  await expect.element(dialog).toMatchTextContent(/not every running shell has confirmed it/);
  await expect.element(dialog).toMatchTextContent(/Technical details\s*no running shell has reported/);
  await expect.element(dialog).not.toMatchTextContent(/everything is as before/);
});

it('OPS-024 when somebody else was faster, the newest state is loaded and the act can no longer be sent', async () => {
  const releases = vi.fn(() => withCanary);
  const act = vi.fn(() => {
    releases.mockReturnValue(createSampleReleases({ ...sampleUnit, served: 'aa11bb22cc33' }));
    return refuse(409, 'remote-portal is aa11bb22cc33');
  });
  await open({ releases, act });
  await page.getByRole('button', { name: 'Roll back to 0be7d6610c3a' }).click();
  await confirm('Roll back');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Somebody else was faster.');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('remote-portal is aa11bb22cc33');
  await expect.element(dialog.getByRole('button', { name: 'Roll back' })).toBeDisabled();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Tickets could not be closed');
});

it.each([
  [
    'a lost connection',
    () => Promise.reject(new ConnectionLostError()),
    'it is not known whether anything was changed',
  ],
  ['a proxy that gives up', () => new Response('', { status: 504 }), 'it is not known whether anything was changed'],
  ['a registry that cannot be written', () => refuse(503, 'Nothing has changed'), 'Nothing was changed.'],
  ['an act that the registry refuses', () => refuse(422, 'Nothing has changed'), 'Nothing was changed.'],
  ['a role that was taken away', () => refuse(403), 'Your account does not have the permission for this.'],
])(
  'OPS-025 after %s the dialog says what is known, keeps the reason, and sends nothing by itself',
  async (_, answer, text) => {
    const act = vi.fn(answer);
    await open({ act });
    await page.getByRole('button', { name: 'End canary' }).click();
    await confirm('End canary');
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(text);
    await expect.element(dialog.getByRole('textbox')).toHaveValue('Tickets could not be closed');
    expect(act).toHaveBeenCalledTimes(1);
  },
);

it('OPS-026 a shell that cannot sign acts says what it lacks, and shows the commands that do the same', async () => {
  await open({ releases: () => ({ ...withCanary, canAct: false }) });
  await expect.element(page.getByText(/the key of the operators \(docs\/releases\.md\)/).first()).toBeVisible();
  for (const command of ['rollback remote-portal', 'promote remote-portal', 'canary remote-portal --stop']) {
    await expect.element(page.getByText(`npm run release -- ${command}`, { exact: true })).toBeVisible();
  }
  expect(page.getByRole('button', { name: /Roll back|Promote|End canary/ }).elements()).toEqual([]);
});

it('OPS-021 Escape closes the dialog and returns the focus to its button', async () => {
  await open({ releases: () => sampleReleases });
  const button = page.getByRole('button', { name: 'Roll back to 0be7d6610c3a' });
  await button.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
