import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { waitUntilIdle } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import { describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { createVisitor, findBarriers, measureOverflow, openPage } from '../support/visitor.ts';

const { origin } = inject('product');
const presses = '/en-ch/products/crimping/crimp-presses/bench-presses';
const shared = '/en-ch/products/compare?items=ferro-115:ferro-115-v2,ferro-125,norma-05';

describe('the comparison', () => {
  it('PUB-022 PUB-078 PUB-080 PUB-082 goes from a list over notification and panel to a page that follows the basket', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await openPage(visitor, presses);
    await page.getByRole('button', { name: 'Compare Ferro 115' }).click();
    await page.getByRole('button', { name: 'Compare Ferro 125' }).click();
    await page.getByText('Ferro 125 was added to the comparison.').waitFor();
    await page.getByRole('link', { name: 'Show comparison' }).click();
    const panel = page.getByRole('dialog', { name: 'Comparison' });
    await panel.getByRole('link', { name: 'Ferro 115' }).waitFor();
    await panel.getByRole('link', { name: 'Compare now' }).click();
    await page.waitForURL('**?items=ferro-115:ferro-115-v1,ferro-125:ferro-125-v1');
    await page.getByLabel('Variant').first().selectOption({ index: 1 });
    await page.waitForURL('**?items=ferro-115:ferro-115-v2,ferro-125:ferro-125-v1');
    await page.getByRole('link', { name: 'Remove Ferro 115 from the comparison' }).click();
    await page.waitForURL('**?items=ferro-125:ferro-125-v1');
    await page.getByRole('link', { name: 'Comparison: 1 product selected' }).first().waitFor();
  });

  it('PUB-080 PUB-022 three variants of one machine keep their columns, their names and the focus', async ({
    visitor,
  }) => {
    const { page } = visitor;
    const key = (variant: number) => `ferro-125:ferro-125-v${variant}`;
    await openPage(visitor, `/en-ch/products/compare?items=${[3, 1, 2].map(key).join()}`);
    await page.getByRole('button', { name: 'Add to my comparison' }).click();
    await page.getByRole('link', { name: 'Comparison: 3 products selected' }).first().waitFor();
    const readChoice = (column: number) =>
      page
        .getByLabel('Variant')
        .nth(column)
        .evaluate((select) =>
          select instanceof HTMLSelectElement ? [...select.options].map(({ text, disabled }) => [text, disabled]) : [],
        );
    // A product already in another column cannot be chosen; no choice appears twice.
    const before = await readChoice(0);
    expect(before.map(([, disabled]) => disabled)).toEqual([true, true, false]);
    expect(new Set(before.map(([text]) => text)).size).toBe(3);
    const [first, second, third] = before.map(([text]) => String(text));
    const button = (variant: string | undefined) =>
      page.getByRole('link', { name: `Remove Ferro 125, ${variant} from the comparison` });
    await button(third).click();
    await page.waitForURL(`**?items=${[1, 2].map(key).join()}`);
    await expect.poll(() => button(first).evaluate((link) => link === document.activeElement)).toBe(true);
    await page.getByText(`Ferro 125, ${third} was removed from the comparison.`).waitFor();
    expect((await readChoice(0)).map(([, disabled]) => disabled)).toEqual([false, true, false]);
    await page.getByLabel('Variant').first().selectOption({ index: 2 });
    await page.waitForURL(`**?items=${[3, 2].map(key).join()}`);
    expect(await readChoice(0)).toEqual([
      [first, false],
      [second, true],
      [third, false],
    ]);
    await button(second).click();
    await page.waitForURL(`**?items=${key(3)}`);
    // The only column needs no variant in its name, and after it nothing is left to remove.
    await page.getByRole('link', { name: 'Remove Ferro 125 from the comparison' }).press('Enter');
    await page.getByText('There is nothing to compare yet.').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await findBarriers(page)).toEqual([]);
  });

  it('PUB-074 PUB-075 SYS-069 hides identical values and changes the units of every column', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, shared);
    const voltage = page.getByRole('rowheader', { name: /^Supply voltage/ });
    await voltage.waitFor();
    await page.getByLabel('Hide identical values').check();
    await voltage.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Imperial' }).click();
    const force = page.getByRole('row', { name: /^Crimp force/ });
    await force.getByRole('cell', { name: 'lbf' }).first().waitFor();
    expect(await force.getByRole('cell', { name: 'kN' }).count()).toBe(0);
  });

  it('D-36 a shared address names withdrawn products, stays as it is, and can be taken over', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, shared);
    await page.getByText('norma-05').waitFor();
    await page.getByRole('button', { name: 'Add to my comparison' }).click();
    await page.getByRole('link', { name: 'Comparison: 2 products selected' }).first().waitFor();
  });

  it('PUB-022 SYS-069 D-36 three machines are compared in both systems of units and shared with another person', async ({
    visitor,
    browser,
  }) => {
    const { page, context } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(visitor, '/en-us/products/crimping/crimp-presses/bench-presses');
    const names = ['Ferro 115', 'Ferro 125', 'Ferro 140'];
    for (const name of names) await page.getByRole('button', { name: `Compare ${name}`, exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Comparison: 3 products selected' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Compare now' }).click();
    const force = page.getByRole('row', { name: /^Crimp force/ });
    await force.getByRole('cell', { name: 'lbf' }).first().waitFor();
    await page.getByRole('button', { name: 'Metric' }).click();
    await force.getByRole('cell', { name: 'kN' }).first().waitFor();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('The address of this comparison was copied.').waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    const other = await createVisitor(browser, origin);
    await openPage(other, address);
    await other.page.getByText('This comparison was shared with you.').waitFor();
    // No units were chosen here, so the country's apply.
    await other.page
      .getByRole('row', { name: /^Crimp force/ })
      .getByRole('cell', { name: 'lbf' })
      .first()
      .waitFor();
    for (const name of names) await other.page.getByRole('columnheader', { name }).first().waitFor();
    await other.leave();
    expect(other.listComplaints()).toEqual([]);
  });

  it('PUB-022 has no barrier that axe knows, empty or full, nor has its panel', async ({ visitor }) => {
    const { page } = visitor;
    for (const path of ['/en-ch/products/compare', shared]) {
      await openPage(visitor, path);
      expect([path, await findBarriers(page)]).toEqual([path, []]);
    }
    await page.getByRole('button', { name: 'Add to my comparison' }).click();
    await page.getByRole('link', { name: 'Comparison: 2 products selected' }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Ferro 115' }).waitFor();
    await waitUntilIdle(page);
    expect(await findBarriers(page)).toEqual([]);
  });

  it.for([360, 1280])('PUB-022 is no wider than a window of %i pixels', async (width, { visitor }) => {
    await visitor.page.setViewportSize({ width, height: 800 });
    await openPage(visitor, shared);
    expect(await measureOverflow(visitor.page)).toBe(0);
  });

  it('PUB-022 works without JavaScript: values, removal, another variant', async ({ plainVisitor }) => {
    const { page } = plainVisitor;
    await page.goto(shared);
    await page.getByLabel('Variant').first().selectOption({ index: 0 });
    await page.getByRole('columnheader', { name: 'Ferro 115' }).getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/items=ferro-115%3Aferro-115-v1/);
    await page.getByRole('link', { name: 'Remove Ferro 125 from the comparison' }).click();
    await page.waitForURL('**?items=ferro-115:ferro-115-v1,norma-05');
  });
});

describe('catalogue and services', () => {
  it('PUB-005 a group is filtered by what its machines can do, with and without JavaScript', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en-ch/products/crimping');
    await page.getByLabel('Crimp force').selectOption('31');
    await page.waitForURL('**?force=31#machines');
    await page.getByText(/^\d of 13 machines$/).waitFor();
    await page.getByRole('link', { name: 'Show all machines' }).first().click();
    await page.getByText('13 machines', { exact: true }).waitFor();
    const { body } = await requestPage(origin, '/en-ch/products/crimping?force=31');
    expect(body).toMatch(/>\d of 13 machines</);
  });

  it('PUB-030 the pictures of a machine open large, turn by keys and leave the focus where it was', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await openPage(visitor, `${presses}/ferro-115`);
    const stage = page.getByRole('button', { name: /^Enlarge picture/ });
    await stage.press('Enter');
    const view = page.getByRole('dialog', { name: 'Ferro 115' });
    await view.getByText('1 / 3').waitFor();
    await page.keyboard.press('ArrowLeft');
    await view.getByText('3 / 3').waitFor();
    await page.keyboard.press('Escape');
    await view.waitFor({ state: 'hidden' });
    await expect.poll(() => stage.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('PUB-070 a machine that the country does not have answers 404, one that was withdrawn 410', async () => {
    const group = '/products/testing';
    const far = await requestPage(origin, `/en-ch${group}/harness-test/harness-testers/orbis-340-v`);
    expect([far.status, far.body.includes('Not sold in your country')]).toEqual([404, true]);
    const gone = await requestPage(origin, `/en${group}/crimp-quality/crimp-height/norma-05`);
    expect([gone.status, gone.body.includes('No longer in the range')]).toEqual([410, true]);
  });

  it('PUB-008 the services lead from the overview to one of them', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/services');
    await page.locator('#kmx-slot').getByRole('link', { name: 'KMX Care Plus' }).click();
    await page.waitForURL('**/en/services/support/maintenance/kmx-care-plus');
    await page.getByText('Agreed availability').first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});
