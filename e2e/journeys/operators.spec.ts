import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { afterAll, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { changeServerBundle, createReleaseTool } from '../support/release-tool.ts';
import { signIn } from '../support/sign-in.ts';

const { origin, registry } = inject('product');
const work = mkdtempSync(path.join(tmpdir(), 'kmx-operators-'));
const runRelease = createReleaseTool(registry);
const unit = 'remote-styleguide';
const reason = 'The examples of the buttons are missing';
afterAll(() => rmSync(work, { recursive: true, force: true }));

async function readServed(): Promise<string | undefined> {
  const { units } = JSON.parse((await requestPage(origin, '/_composition')).body) as {
    readonly units: readonly { readonly name: string; readonly served: string }[];
  };
  return units.find(({ name }) => name === unit)?.served;
}

it('OPS-020 OPS-023 OPS-030 an operator takes a release back, with a reason that others read in the history', async ({
  visitor,
}) => {
  const before = await readServed();
  const dist = changeServerBundle(work, unit, (source) => `${source}\n// a later edition of the style guide\n`);
  const version = String(runRelease('publish', unit, '--from', dist).data['version']);
  expect(runRelease('activate', `${unit}@${version}`).status).toBe(0);
  const { page } = visitor;
  await signIn(visitor, 'farah.lindqvist@kmx.example', `/en/operations/units/${unit}`);
  await page.getByRole('button', { name: `Roll back to ${before}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Roll back', exact: true }).click();
  await dialog.getByText('Please give a reason').first().waitFor();
  expect(await readServed()).toBe(version);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: 'Roll back', exact: true }).click();
  await dialog.getByText(/serves? it\./).waitFor();
  expect(await readServed()).toBe(before);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('link', { name: 'History of this unit' }).click();
  const act = page.getByRole('row').filter({ hasText: reason });
  await act.waitFor();
  expect(await act.innerText()).toMatch(/Rollback[^]*Farah Lindqvist/);
});
