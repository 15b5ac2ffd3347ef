import type { Browser } from 'playwright';
import type { PageName, Peer } from './peer.ts';
import { profile } from './profile.ts';

/** How far the number of elements of a whole page may be from that of the product; the main parts are equal. */
const maxDifference = 0.05;

/** What is compared of a page as a browser shows it: some peers stream parts that a script puts in place. */
interface PageShape {
  readonly elements: number;
  readonly mainElements: number;
  readonly mainText: string;
}

/** Reads the shape of a page once it has loaded. */
export async function readShape(browser: Browser, address: string): Promise<PageShape> {
  const context = await browser.newContext(profile);
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'load' });
    return await page.evaluate(() => {
      const count = (root: Element) => root.querySelectorAll('*:not(script, style, link, template)').length;
      const main = document.querySelector('main') ?? document.body;
      return {
        elements: count(document.body),
        mainElements: count(main),
        mainText: (main.textContent ?? '').replaceAll(/\s/g, ''),
      };
    });
  } finally {
    await context.close();
  }
}

/** Throws where a peer shows something else than the product: other texts, or another number of elements. */
export function assertSamePage(name: PageName, own: PageShape, { label }: Pick<Peer, 'label'>, other: PageShape): void {
  if (other.mainText !== own.mainText)
    throw new Error(`${label} shows other texts than the product on the page ${name}`);
  const ratios = [other.elements / own.elements, other.mainElements / own.mainElements];
  if (ratios.every((ratio) => Math.abs(ratio - 1) <= maxDifference)) return;
  throw new Error(
    `${label} has ${other.elements} elements on the page ${name} (${other.mainElements} in main), the product ` +
      `${own.elements} (${own.mainElements}): more than ${maxDifference * 100} % apart`,
  );
}
