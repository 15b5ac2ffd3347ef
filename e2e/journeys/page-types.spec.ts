import { waitForHydration, waitUntilIdle } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { type PageType, pageTypes, siteAddresses } from '../support/page-types.ts';
import { styleGuidePages } from '../support/screens/style-guide-screens.ts';
import { validateHtml } from '../support/validate-html.ts';
import { findBarriers, measureOverflow, openPage, type Visitor } from '../support/visitor.ts';

const { host } = new URL(inject('product').origin);
const otherLanguages = ['de', 'ja', 'zh'];
// Languages of single countries and sub-sites, into which the interface is translated as well.
const interfaceLanguages = ['cs', 'es-es/iberica', 'fr-ch/france', 'hu', 'pt', 'ro', 'sk'];

async function expectWide(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await waitUntilIdle(page);
  expect([width, await findBarriers(page), await measureOverflow(page)]).toEqual([width, [], 0]);
}

/** Opens a page, which must hydrate without complaints, and reads the document that the server sent for it. */
async function openValidPage(visitor: Visitor, address: string, status = 200): Promise<void> {
  const response = await visitor.page.goto(address);
  await waitForHydration(visitor.page);
  expect([address, response?.status()]).toEqual([address, status]);
  expect([address, await validateHtml((await response?.text()) ?? '')]).toEqual([address, []]);
}

function allowStatus(visitor: Visitor, { status }: PageType): void {
  if (status !== undefined) visitor.expectComplaint(new RegExp(`Failed to load resource.*status of ${status}`));
}

describe('every kind of page', () => {
  it.for(pageTypes)(
    'PUB-020 $name: valid HTML, alive without complaints in four languages, no barrier that axe knows at 360 and 1280 pixels',
    { timeout: 90_000 },
    async (type, { visitor }) => {
      allowStatus(visitor, type);
      await openValidPage(visitor, `/en${type.path}`, type.status);
      expect(await visitor.page.locator('h1').count()).toBe(1);
      await expectWide(visitor.page, 1280);
      await expectWide(visitor.page, 360);
      for (const language of otherLanguages) {
        await openValidPage(visitor, `/${language}${type.path}`, type.status);
        expect([language, await measureOverflow(visitor.page)]).toEqual([language, 0]);
      }
    },
  );

  it.for(siteAddresses)(
    'SYS-007 %s of a sub-site is valid and comes alive without complaints',
    { timeout: 60_000 },
    async (address, { visitor }) => {
      await openValidPage(visitor, address.replace('{host}', host));
      await expectWide(visitor.page, 360);
    },
  );

  it('SYS-075 the interface comes alive without complaints in each of its other languages', async ({ visitor }) => {
    for (const place of interfaceLanguages) {
      await openValidPage(visitor, `/${place}`);
      expect(await visitor.page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${place.slice(0, 2)}`));
    }
  });

  it.for(styleGuidePages)(
    'STY-001 /style-guide%s is valid and comes alive without complaints',
    async (path, { visitor }) => {
      await openValidPage(visitor, `/style-guide${path}`);
    },
  );

  it('the dark form of a page that was light has no barrier either', async ({ visitor }) => {
    await visitor.page.emulateMedia({ colorScheme: 'dark' });
    for (const path of ['/en', '/en/products/crimping/crimp-presses/bench-presses/ferro-115', '/en/support']) {
      await openPage(visitor, path);
      expect([path, await findBarriers(visitor.page)]).toEqual([path, []]);
    }
  });
});
