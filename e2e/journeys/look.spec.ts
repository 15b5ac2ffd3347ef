import { waitForRest } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import { describe, expect, inject } from 'vitest';
import { listCovered, listUnder, measureEdges } from '../support/geometry.ts';
import { it } from '../support/journey.ts';
import { fillSignIn, signIn } from '../support/sign-in.ts';
import { signInEditor } from '../support/sign-in-editor.ts';
import { fillSupportForm } from '../support/support-form.ts';
import { createVisitor, findBarriers, measureOverflow, openPage, startBrowser } from '../support/visitor.ts';

const { origin } = inject('product');
const corvus = '/en/products/crimping/crimping-lines/double-sided-lines/corvus-550-duo';
const compared = '/en/products/compare?items=corvus-550-duo,corvus-530,ferro-115';

describe('the first view', () => {
  const windows = [
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1536, 730],
    [360, 640],
  ] as const;

  it('the home page shows its way on in small windows, in every kind of language', async ({ visitor }) => {
    const { page } = visitor;
    for (const locale of ['en', 'de', 'cs', 'hu', 'ja']) {
      await page.goto(`/${locale}`);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const { bottom } = await measureEdges(page, 'main section a[class*="primary"]');
        expect(bottom, `${locale} at ${width} x ${height}`).toBeLessThanOrEqual(height);
      }
    }
  });

  it('the text of a quiet button is aligned with the margin of the page', async ({ visitor }) => {
    const { page } = visitor;
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/en');
    const [title, word] = await Promise.all(
      ['main h1', 'main section a[class*="quiet"] span'].map((selector) => measureEdges(page, selector)),
    );
    expect(word?.left).toBeCloseTo(title?.left ?? 0, 0);
  });
});

describe('what floats', () => {
  it('D-46 the language offer covers no text and no control, in no area', async ({ visitor }) => {
    const { page } = visitor;
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => ['de-DE'] }));
    const offer = page.locator('#kmx-header > section[lang]');
    await signIn(visitor, 'dora.nemeth@kmx.example', '/en/mykomax/tickets/list');
    await page.locator('main table tbody tr').nth(3).waitFor();
    await signInEditor(visitor, '/en/editor/pages');
    for (const path of [
      '/en/products/crimping',
      '/en/mykomax/tickets/list',
      '/en/editor/pages',
      '/en/editor/pages/page-history/content?language=en',
    ]) {
      await openPage(visitor, path);
      await offer.waitFor();
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await listCovered(page, '#kmx-header > section[lang]'), `${path} at ${width}`).toEqual([]);
        expect(await measureOverflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await offer.getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL('**/de/editor/pages/page-history/content**');
    await offer.waitFor({ state: 'detached' });
  });

  it('SYS-024 PUB-023 PUB-025 side buttons lie on no word and no control; in narrow windows the menu has them', async ({
    visitor,
  }) => {
    const { page } = visitor;
    for (const path of ['/en', corvus, '/en/wire-processing-guide/crimping', compared, '/en/products/crimping']) {
      await page.goto(path);
      for (const width of [360, 768, 1024, 1088, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await listUnder(page, '[data-side-buttons]'), `${path} at ${width}`).toEqual([]);
        expect(await measureOverflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
      expect(await page.locator('[data-side-buttons]').isVisible()).toBe(true);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(visitor, '/en/products');
    expect(await page.locator('[data-side-buttons]').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'News' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await menu.getByRole('button', { name: 'News' }).click();
    await page.getByRole('dialog', { name: 'News' }).getByRole('heading', { level: 3 }).first().waitFor();
    expect(await menu.isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'News' }).waitFor({ state: 'hidden' });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await focused()).toBe('Menu');
  });

  it('PUB-055 a message is one low line in the corner and does not cover the control that was used', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await openPage(visitor, corvus);
    await page.getByRole('button', { name: 'Add to comparison' }).click();
    await page.locator('#kmx-flash [data-type="success"]').waitFor();
    await waitForRest(page);
    const message = await measureEdges(page, '#kmx-flash [data-type="success"]');
    const content = await measureEdges(page, 'main section');
    expect(message.bottom - message.top).toBeLessThan(64);
    expect(message.right).toBeCloseTo(content.right, 0);
    expect(message.left).toBeGreaterThan(content.left + (content.right - content.left) / 3);
  });

  it('PUB-023 a panel ends where the window ends, and the page stays where it is', async () => {
    // Test browsers have no scroll bars, so there is nothing to see.
    const browser = await startBrowser({ hasScrollBars: true });
    const visitor = await createVisitor(browser, origin);
    const { page } = visitor;
    try {
      await openPage(visitor, '/en/products');
      const measure = async () => {
        const [title, side] = await Promise.all([
          measureEdges(page, 'main h1'),
          measureEdges(page, '[data-side-buttons]'),
        ]);
        return [title.left, title.right, side.right];
      };
      const before = await measure();
      expect(before[2]).toBeLessThan(1280);
      await page.locator('[data-side-buttons] button').click();
      await page.getByRole('dialog', { name: 'News' }).waitFor();
      await waitForRest(page);
      expect((await measureEdges(page, 'dialog[open]')).right).toBe(1280);
      expect(await measure()).toEqual(before);
    } finally {
      await browser.close();
    }
  });
});

describe('words and columns', () => {
  it('SYS-024 cut headings keep accents and descenders', async ({ visitor }) => {
    const { page } = visitor;
    await page.goto(`http://crimp.localhost:${new URL(origin).port}/en`);
    const room = await page.locator('main h1').evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      const box = title.getBoundingClientRect();
      const words = [...range.getClientRects()];
      return [words[0]!.top - box.top, box.bottom - words.at(-1)!.bottom];
    });
    for (const pixels of room) expect(pixels).toBeGreaterThanOrEqual(0);
  });

  it('PUB-022 columns of all groups of a comparison are aligned', async ({ visitor }) => {
    const { page } = visitor;
    await page.goto(compared);
    const listColumns = () =>
      page
        .locator('main table')
        .evaluateAll((tables) =>
          tables.map((table) =>
            [...table.querySelectorAll('tbody tr:first-child td')].map((cell) =>
              Math.round(cell.getBoundingClientRect().left),
            ),
          ),
        );
    const [first, second] = await listColumns();
    expect(first).toHaveLength(2);
    expect(second).toEqual(first?.slice(0, 1));
    const [margin, print] = await Promise.all([
      measureEdges(page, 'main [role="region"]'),
      measureEdges(page, 'main button:has-text("Print")'),
    ]);
    expect(print.right).toBeCloseTo(margin.right, 0);
  });

  it('PUB-022 on a phone the table has its full height, and values are below their labels', async ({ visitor }) => {
    const { page } = visitor;
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(compared);
    for (const place of [0, 1]) {
      const region = page.locator('main [role="region"]').nth(place);
      const [label, value] = await region.locator('tbody tr:first-child').evaluate((row) =>
        [...row.children].slice(0, 2).map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return Math.round(range.getBoundingClientRect().left);
        }),
      );
      expect(value).toBe(label);
      expect(await region.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    }
    const names = await page.locator('main table select option').allTextContents();
    expect(names.filter((name) => /Corvus|Ferro/.test(name))).toEqual([]);
  });

  it('PUB-031 a place shown on the map moves to the middle of the window and is highlighted', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/company/locations');
    await page.getByRole('link', { name: 'Show on map' }).nth(4).click();
    await waitForRest(page);
    const marker = page.locator('svg a[data-active]');
    const { y = 0 } = (await marker.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(120);
    expect(y).toBeLessThan(780);
    const widths = await page
      .locator('svg a > path:nth-of-type(2)')
      .evaluateAll((dots) =>
        dots.map((dot) => `${dot.closest('a[data-active]') !== null} ${getComputedStyle(dot).strokeWidth}`),
      );
    expect(widths).toContain('true 20px');
    const types = await page
      .locator('main p')
      .evaluateAll((lines) =>
        lines.filter(({ textContent }) => textContent.includes(' · ')).map(({ textContent }) => textContent),
      );
    expect(types.filter((text) => / · /u.test(text))).toEqual([]);
  });
});

describe('what says that there is more', () => {
  it('PUB-063 the language menu fades where it continues, and ends with a whole line', async ({ visitor }) => {
    const { page } = visitor;
    await page.setViewportSize({ width: 360, height: 560 });
    await openPage(visitor, '/en');
    await page.locator('header summary[aria-label^="Language and country"]').click();
    const box = page.locator('header details[open] > div > div').first();
    // How far the fade has progressed, 0 at the start and 1 at the end of the scroll range.
    const readProgress = () =>
      box.evaluate((element) => {
        const [fading] = element.getAnimations();
        const isLonger = element.scrollHeight > element.clientHeight;
        return [isLonger, fading?.timeline !== document.timeline, fading?.effect?.getComputedTiming().progress];
      });
    expect(await box.evaluate((element) => getComputedStyle(element).maskImage)).toContain('linear-gradient');
    await expect.poll(readProgress).toEqual([true, true, 0]);
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect.poll(readProgress).toEqual([true, true, 1]);
  });

  it('PUB-021 suggestions say what each of them is, and none says the same twice', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en');
    await page.locator('header summary[aria-label="Search"]').click();
    await page.getByRole('combobox').fill('crimp');
    const options = page.getByRole('option');
    await options.nth(3).waitFor();
    const texts = await options.evaluateAll((all) =>
      all.map(({ firstElementChild, textContent }) => firstElementChild?.textContent ?? textContent),
    );
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
    expect(texts.some((text) => /(?:Page|Product|Story)$/.test(text))).toBe(true);
    await page.goto('/en/search?q=crimp');
    expect(await page.locator('main').innerText()).not.toMatch(/White papers?/);
  });

  it('STY-001 fields of an example are spaced apart', async ({ visitor }) => {
    const { page } = visitor;
    await page.goto('/style-guide/inputs');
    const [date, time] = [
      await measureEdges(page, 'main input[type="date"]'),
      await measureEdges(page, 'main label:has-text("From")'),
    ];
    expect(time.top - date.bottom).toBeGreaterThanOrEqual(12);
  });
});

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

describe('sub-sites and sign-in', () => {
  it('every sub-site shows the wordmark of the company, which leads to the main site', async ({ visitor }) => {
    const { page } = visitor;
    for (const path of ['/en/productronica', '/en/events', '/en/brand-portal', '/en/france']) {
      await page.goto(path);
      const way = page.getByRole('banner').getByRole('link', { name: 'KMX, home page', exact: true });
      expect(await way.getAttribute('href'), path).toBe('/en');
      expect(await way.locator('svg').count(), path).toBe(1);
      expect(await measureOverflow(page), path).toBeLessThanOrEqual(0);
    }
    expect(await findBarriers(page)).toEqual([]);
  });

  it('the sign-in page has type and colours of the product, and shows its statement at any length', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/en');
    const readLook = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { fontFamily, backgroundColor } = getComputedStyle(element);
          return { fontFamily, backgroundColor };
        });
    const own = await readLook('main a[class*="primary"]');
    await page.goto('/en/mykomax');
    await page.waitForURL('**/am/ui/sign-in/**');
    expect(await readLook('button[type=submit]')).toEqual(own);
    expect(await page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(true);
    for (const height of [600, 800]) {
      await page.setViewportSize({ width: 1280, height });
      expect((await measureEdges(page, '.statement')).bottom).toBeLessThanOrEqual(height);
    }
    expect(await page.locator('svg.logo').getAttribute('aria-label')).toBe('KMX');
    expect(await findBarriers(page)).toEqual([]);
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
    await waitForRest(page);
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
