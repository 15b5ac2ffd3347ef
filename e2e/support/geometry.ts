import type { Page } from 'playwright';

/**
 * Words and controls of the page under a floating element at any scroll position: both overlap horizontally. Empty when
 * the element is not shown.
 */
export function listUnder(page: Page, floating: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const element = document.querySelector(selector);
    const edge = element?.getBoundingClientRect();
    if (edge === undefined || edge.width === 0) return [];
    const isUnder = ({ left, right, width, height }: DOMRect) =>
      width > 1 && height > 1 && left < edge.right && right > edge.left;
    const found: string[] = [];
    for (const control of document.querySelectorAll('main :is(a, button, input, select, textarea, summary)')) {
      if (control.checkVisibility() && isUnder(control.getBoundingClientRect()))
        found.push(control.outerHTML.slice(0, 80));
    }
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.textContent?.trim() === '' || node.parentElement?.checkVisibility() !== true) continue;
      // Of a box that scrolls separately, only the visible part counts.
      if (node.parentElement.closest('[role="region"]') !== null) continue;
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(isUnder)) found.push(node.textContent ?? '');
    }
    return found;
  }, floating);
}

/**
 * Words and controls outside the element that overlap it, at the top, in the middle and at the end of the page. Empty
 * when the element is not shown.
 */
export async function listCovered(page: Page, selector: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const part of [0, 0.5, 1]) {
    await page.evaluate((share) => window.scrollTo(0, share * document.documentElement.scrollHeight), part);
    const covered = await page.evaluate((floating) => {
      const element = document.querySelector(floating);
      const edge = element?.getBoundingClientRect();
      if (edge === undefined || edge.width === 0) return [];
      const lies = ({ left, right, top, bottom, width, height }: DOMRect) =>
        width > 1 &&
        height > 1 &&
        left < edge.right &&
        right > edge.left &&
        top < edge.bottom - 1 &&
        bottom > edge.top + 1;
      return (
        [...document.querySelectorAll('body :is(a, button, input, select, textarea, summary, td, th, p, h1, h2, li)')]
          .filter((other) => !element?.contains(other) && !other.contains(element) && other.checkVisibility())
          // Content that has scrolled below the bar of the site is no longer visible.
          .filter((other) => other.closest('header') === null && lies(other.getBoundingClientRect()))
          .map((other) => other.outerHTML.slice(0, 80))
      );
    }, selector);
    found.push(...covered);
  }
  return found;
}

/** Edges of the first matching element, in pixels of the window. */
export async function measureEdges(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}
