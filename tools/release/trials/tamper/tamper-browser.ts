import { startChromium } from '@kmx/test-kit/start-chromium.ts';
import type { TamperCount } from './tamper-release.ts';

const pagePath = '/en/products';
const settleMs = 1_500;

/** What a changed script would say if it ran. */
const alarm = ';document.documentElement.setAttribute("data-tampered","");';

/**
 * Changes each script and style of a page on its way to the browser, one at a time: none of them takes effect, and the
 * page stays readable.
 */
export async function tamperWithBrowserFiles(origin: string, max: number): Promise<TamperCount> {
  const browser = await startChromium();
  const kind = 'a file on its way to the browser';
  const accepted: string[] = [];
  try {
    const first = await browser.newPage();
    const loaded = new Set<string>();
    first.on('response', (response) => {
      if (/\/_r\/[^?]+\.(?:js|css)$/.test(response.url())) loaded.add(response.url());
    });
    await first.goto(origin + pagePath, { waitUntil: 'networkidle' });
    const heading = await first.locator('h1').innerText();
    await first.close();
    const files = [...loaded].slice(0, max);
    for (const file of files) {
      const page = await browser.newPage();
      const isStyle = file.endsWith('.css');
      await page.route(file, async (route) => {
        const response = await route.fetch();
        const change = isStyle ? 'h1{content-visibility:hidden;color:rgb(1, 2, 3)}' : alarm;
        await route.fulfill({ response, body: `${await response.text()}${change}` });
      });
      await page.goto(origin + pagePath, { waitUntil: 'load' });
      await page.waitForTimeout(settleMs);
      const { isTampered, text } = await page.evaluate(() => {
        const title = document.querySelector('h1');
        return {
          isTampered:
            document.documentElement.hasAttribute('data-tampered') ||
            (title !== null && getComputedStyle(title).color === 'rgb(1, 2, 3)'),
          text: title?.textContent ?? '',
        };
      });
      if (isTampered) accepted.push(`${kind}: ${file} took effect`);
      if (text.trim() !== heading.trim()) accepted.push(`${kind}: without ${file} the page shows "${text}"`);
      await page.close();
    }
    return { kind, changes: files.length, accepted };
  } finally {
    await browser.close();
  }
}
