import { describe, expect } from 'vitest';
import { it } from '../support/journey.ts';
import { findBarriers, openPage } from '../support/visitor.ts';

describe('locations', () => {
  it('PUB-020 PUB-031 marker and entry lead to each other by keyboard, filters have addresses', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/company/locations');
    expect(await page.locator('[id^="location-"]').count()).toBeGreaterThanOrEqual(14);
    const marker = page.locator('#marker-yokohama');
    await marker.focus();
    await page.keyboard.press('Enter');
    const entry = page.locator('#location-yokohama');
    await expect.poll(() => entry.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => entry.getAttribute('data-active')).toBe('');
    await page
      .locator('main nav')
      .getByRole('link', { name: /Distributor/ })
      .click();
    await page.waitForURL('**/company/locations?type=Distributor');
    await page.waitForFunction(() => document.querySelectorAll('[id^="location-"]').length < 10);
    expect(await findBarriers(page)).toEqual([]);
  });

  it('PUB-031 filters and markers work without JavaScript', async ({ plainVisitor }) => {
    const { page } = plainVisitor;
    await page.goto('/en/company/locations');
    await page.getByLabel('Responsible for').selectOption({ label: 'Slovakia' });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL(/[?&]country=SK/i);
    expect(await page.locator('[id^="location-"]').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      'location-brno',
    ]);
    await page.locator('a[href="#marker-brno"]').click();
    await page.waitForURL((url) => url.hash === '#marker-brno');
  });
});
