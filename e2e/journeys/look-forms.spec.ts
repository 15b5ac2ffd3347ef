import { waitUntilIdle } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import { describe, expect, inject } from 'vitest';
import { measureEdges } from '../support/geometry.ts';
import { it } from '../support/journey.ts';
import { fillSignIn } from '../support/sign-in.ts';
import { signInEditor } from '../support/sign-in-editor.ts';
import { fillSupportForm } from '../support/support-form.ts';
import { createVisitor, findBarriers, openPage } from '../support/visitor.ts';

const { origin } = inject('product');
const corvus = '/en/products/crimping/crimping-lines/double-sided-lines/corvus-550-duo';

describe('forms and lists', () => {
  it('PUB-032 PUB-105 the support form speaks the language of the page alone, and says what comes after', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await openPage(visitor, '/ja/support');
    const zone = page.locator('main [class*="zone"]');
    expect(await zone.innerText()).toMatch(/^ファイルを選択\s+またはここにドロップ$/);
    const names = await page
      .locator('main input[autocomplete$="name"]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')));
    expect(names.slice(0, 2)).toEqual(['family-name', 'given-name']);
    await openPage(visitor, '/en/support');
    expect(await page.getByLabel('Pictures or videos').getAttribute('type')).toBe('file');
    await fillSupportForm(page);
    await page.getByRole('button', { name: 'Send request' }).click();
    const notice = page.locator('main [role="status"]', { hasText: 'Thank you' });
    await notice.getByText(/^KMX-[A-Z2-9]{8}$/).waitFor();
    expect(await notice.getByRole('listitem').count()).toBe(3);
    const [title, list] = [notice.getByRole('heading', { level: 2 }), notice.getByRole('list')];
    const gap = ((await list.boundingBox())?.y ?? 0) - ((await title.boundingBox())?.y ?? 0);
    // Title, reference and heading stay close together, whatever is next to them.
    expect(gap).toBeLessThan(160);
    expect(await findBarriers(page)).toEqual([]);
  });

  it('PUB-005 on a phone machines come before their filters, which unfold and stay open with a choice', async ({
    visitor,
  }) => {
    const { page } = visitor;
    const group = '/en/products/crimping/crimp-presses/bench-presses';
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(visitor, group);
    const fold = page.getByRole('button', { name: 'Narrow the machines down' });
    expect(await page.locator('main form select').first().isVisible()).toBe(false);
    await fold.click();
    expect(await page.locator('main form select').first().isVisible()).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await fold.isVisible()).toBe(false);
    expect(await page.locator('main form select').first().isVisible()).toBe(true);
  });

  it('pictures on light grounds are dimmed on a dark page, others are not', async ({ browser }) => {
    const visitor = await createVisitor(browser, origin, { colorScheme: 'dark' });
    const { page } = visitor;
    await page.goto(corvus);
    const readFilter = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((picture) => getComputedStyle(picture).filter);
    expect(await readFilter('main img[src*="corvus-550-duo-front"]')).toBe('brightness(0.82)');
    await page.goto('/en');
    expect(await readFilter('main section img')).toBe('none');
    await visitor.leave();
  });
});

describe('portal and editor', () => {
  it("POR-006 the list of the service staff shows every column, and the initials end at the page's margin", async ({
    visitor,
  }) => {
    const { page } = visitor;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/en/mykomax/tickets');
    await fillSignIn(page, 'dora.nemeth@kmx.example');
    await page.locator('main table tbody tr').nth(3).waitFor();
    await waitUntilIdle(page);
    const region = page.locator('main [role="region"]');
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    const [margin, initials] = [
      await measureEdges(page, 'main [role="region"]'),
      await measureEdges(page, 'summary [class*="initials"]'),
    ];
    expect(initials.right).toBeCloseTo(margin.right, 0);
    await page.setViewportSize({ width: 360, height: 740 });
    const strip = page.locator('main nav ul').first();
    const current = await strip.evaluate((list) => {
      const entry = list.querySelector('[aria-current]')?.getBoundingClientRect();
      return (entry?.left ?? 0) - list.getBoundingClientRect().left;
    });
    expect(current).toBeGreaterThanOrEqual(0);
    expect(await strip.evaluate((list) => getComputedStyle(list).backgroundImage)).toBe('none');
    await page.setViewportSize({ width: 1280, height: 800 });
    const [house, rail] = [await measureEdges(page, 'nav ol a svg:last-of-type'), await measureEdges(page, 'header a')];
    expect(Math.abs(house.left - rail.left)).toBeLessThanOrEqual(2);
  });

  it('EDT-001 D-46 the language offer is above the sticky buttons of a form', async ({ visitor }) => {
    const { page } = visitor;
    await signInEditor(visitor, '/en/editor');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(visitor, '/de/editor/pages/page-history/content?language=en');
      const save = page.getByRole('button', { name: 'Entwurf speichern' });
      await save.waitFor();
      const offer = page.getByRole('region', { name: 'Language of this page' });
      await offer.waitFor();
      const [above, below] = [await offer.boundingBox(), await save.boundingBox()];
      expect([width, (above?.y ?? 0) + (above?.height ?? 0) <= (below?.y ?? 0)]).toEqual([width, true]);
    }
  });

  it('EDT-001 a state in Japanese is one line in a narrow column', async ({ visitor }) => {
    const { page } = visitor;
    await page.setViewportSize({ width: 768, height: 1024 });
    await signInEditor(visitor, '/en/editor');
    await openPage(visitor, '/ja/editor/pages');
    const states = page.locator('#kmx-slot td [data-status]');
    await states.first().waitFor();
    const heights = await states.evaluateAll((all) => all.map((state) => state.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.max(...heights)).toBe(Math.min(...heights));
  });

  it('EDT-005 filters of the log are in one row at one height, and the tools below the entries of the rail', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await page.setViewportSize({ width: 1280, height: 800 });
    await signInEditor(visitor, '/en/editor/log');
    const fields = await page
      .locator('main search :is(input, select)')
      .evaluateAll((controls) =>
        controls
          .map((control) => control.getBoundingClientRect())
          .map(({ top, height }) => `${Math.round(top)} ${Math.round(height)}`),
      );
    expect(fields).toHaveLength(5);
    expect(new Set(fields).size).toBe(1);
    const [entry, tool] = [
      await measureEdges(page, 'main nav li svg'),
      await measureEdges(page, 'main button:has-text("Sign out") svg'),
    ];
    expect(Math.abs(entry.left - tool.left)).toBeLessThanOrEqual(1);
  });
});
