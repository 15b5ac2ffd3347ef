import { ConnectionLostError } from '@kmx/remote-kit/component-tests/answer-endpoints.browser.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  createSampleReleases,
  sampleCustomer,
  sampleReleases,
  sampleUnit,
  sampleUnitWithCanary,
} from '../../samples/sample-releases.ts';
import { type Answers, openOperations, refuse } from '../../test-operations.ts';

const open = (answers?: Answers, query = '') =>
  openOperations({ part: 'overview', address: `/operations${query}` }, answers);
const well = page.getByText('Everything is well: all running shells serve all units as wanted.');
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });

it('OPS-001 OPS-010 one sentence says that everything is well, above the units and the running shells', async () => {
  await open();
  await expect.element(well).toBeVisible();
  await expect
    .element(row('remote-portal').getByRole('link'))
    .toHaveAttribute('href', '/en/operations/units/remote-portal');
  await expect.element(row('remote-portal')).toMatchTextContent('Customer portal');
  await expect.element(row('web-2:4000')).toMatchTextContent('5d20c47b91aa08ef');
  await expect.element(row('web-2:4000')).toMatchTextContent('Everything as wanted');
  await expect.element(row('web-1:4000')).toMatchTextContent('Has answered this page');
  await expect.element(page.getByText('Nothing: everything works')).toBeVisible();
});

it('OPS-010 otherwise it says how many matters need attention, and each with its reasons', async () => {
  const unit = { ...sampleUnit, pointed: 'aa11bb22cc33', problems: ['smoke page /en/mykomax answered 500'] };
  await open({
    releases: () => ({ ...createSampleReleases(unit), health: { isReady: true, degraded: ['catalogue'] } }),
  });
  await expect.element(page.getByText('2 matters need attention')).toBeVisible();
  await expect
    .element(page.getByText('remote-portal is served as 4f1c02a9be77; aa11bb22cc33 is wanted.'))
    .toBeVisible();
  await expect.element(row('remote-portal')).toMatchTextContent('Wanted');
  await expect.element(row('remote-portal')).toMatchTextContent('smoke page /en/mykomax answered 500');
});

it('OPS-014 the figures are of the last hour, or of the last five minutes when the address says so', async () => {
  const { visited } = await open();
  await expect.element(row('remote-portal')).toMatchTextContent('1,840');
  await expect.element(row('remote-portal')).toMatchTextContent('0.45%');
  await expect.element(row('remote-portal')).toMatchTextContent('1.84 s');
  await expect.element(row('remote-portal')).toMatchTextContent('57 kB');
  await page.getByRole('radio', { name: 'Last 5 minutes' }).click();
  await expect.element(row('remote-portal')).toMatchTextContent('151');
  expect(visited).toEqual(['/en/operations?minutes=5']);
});

it('OPS-015 a canary is shown with its share and its state', async () => {
  await open({ releases: () => createSampleReleases(sampleUnitWithCanary) });
  await expect.element(row('remote-portal')).toMatchTextContent('c0ffee123456');
  await expect.element(row('remote-portal')).toMatchTextContent('10%');
  await expect.element(row('remote-portal')).toMatchTextContent('Running');
});

it('OPS-011 OPS-012 it says when that was so, with the time for programs', async () => {
  await open();
  const time = page.getByText('Nov 25, 2026, 10:15 AM');
  await expect.element(time).toHaveAttribute('datetime', '2026-11-25T10:15:30Z');
  expect(time.element().parentElement?.textContent).toMatch(/^As of Nov 25, 2026, 10:15\sAM\. The figures/);
});

it('OPS-011 while it is visible it is read again every ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const releases = vi.fn(() => sampleReleases);
  await open({ releases });
  await expect.element(well).toBeVisible();
  expect(releases).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  await expect.poll(() => releases.mock.calls.length).toBe(2);
  vi.useRealTimers();
});

it('OPS-011 when the shell is away, the last answer stays with a note, and the next one takes its place', async () => {
  const releases = vi.fn((): typeof sampleReleases | Response => sampleReleases);
  await open({ releases });
  await expect.element(well).toBeVisible();
  releases.mockReturnValue(refuse(503));
  document.dispatchEvent(new Event('visibilitychange'));
  const note = page.getByText('We could not load the newest state. This is what we last knew.');
  await expect.element(note).toBeVisible();
  await expect.element(well).toBeVisible();
  releases.mockReturnValue(sampleReleases);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(note).not.toBeInTheDocument();
});

it('OPS-011 without a connection the last answer stays with a note', async () => {
  await open();
  await expect.element(well).toBeVisible();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.element(page.getByText('You are offline. This is what we last knew.')).toBeVisible();
  await expect.element(well).toBeVisible();
  vi.restoreAllMocks();
});

it('OPS-013 until the first answer a placeholder says that it is being loaded', async () => {
  await open({ releases: () => new Promise<Response>(() => {}) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Being loaded' }))
    .toHaveAttribute('aria-busy', 'true');
});

it('OPS-013 ERR-014 when nothing could be read, it says why, with technical details and another try', async () => {
  const releases = vi.fn((): typeof sampleReleases | Response => {
    throw new ConnectionLostError();
  });
  await open({ releases });
  const failure = page.getByRole('alert');
  await expect.element(failure).toMatchTextContent('The state of the releases could not be loaded');
  await expect.element(failure).toMatchTextContent('The shell cannot be reached at the moment.');
  await failure.getByText('Technical details').click();
  await expect.element(failure.getByText(/Failed to fetch/)).toBeVisible();
  releases.mockReturnValue(sampleReleases);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.element(well).toBeVisible();
});

it('OPS-013 an answer that the contract does not allow is no data', async () => {
  await open({ releases: () => Response.json({ ...sampleReleases, units: 'all' }) });
  await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong.');
});

it('OPS-005 a session that has ended is renewed once, and the request is sent again', async () => {
  const answers = [refuse(401), sampleReleases];
  await open({ releases: () => answers.shift() ?? sampleReleases });
  await expect.element(well).toBeVisible();
  expect(answers).toEqual([]);
});

it('OPS-013 when the session cannot be renewed, it says so', async () => {
  await open({ releases: () => refuse(401) });
  await expect.element(page.getByRole('alert')).toMatchTextContent('Your session has ended. Please sign in again.');
});

it('OPS-005 signed out, it offers the sign-in instead of data', async () => {
  await openOperations({ part: 'overview', address: '/operations', user: null });
  await expect.element(page.getByText('Please sign in to see what is released.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

it('OPS-006 a person without the role sees which one is missing, whom to ask, and the command that gives it', async () => {
  await openOperations({ part: 'overview', address: '/operations', user: sampleCustomer });
  await expect.element(page.getByText(/Only people with the role kmx_release_operator/)).toBeVisible();
  const command = 'npm run accounts -- grant olga.meier@kmx.example release-operator';
  await expect.element(page.getByText(command)).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(page.getByText('Your account still lacks the role.')).toBeVisible();
});

it('OPS-006 the same page is shown when the shell refuses, until a check succeeds', async () => {
  const releases = vi.fn((): typeof sampleReleases | Response => refuse(403));
  await open({ releases });
  await expect.element(page.getByText(/Only people with the role kmx_release_operator/)).toBeVisible();
  releases.mockReturnValue(sampleReleases);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(well).toBeVisible();
});
