import type { Page } from 'playwright';

/**
 * Words and controls of the page that stand where the element floats, whatever the scroll position: both overlap sideways.
 * Empty when the element is not shown.
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
      // Inside a box that scrolls on its own only what the box shows is there.
      if (node.parentElement.closest('[role="region"]') !== null) continue;
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(isUnder)) found.push(node.textContent ?? '');
    }
    return found;
  }, floating);
}

/** Edges of the first element that fits, in pixels of the window. */
export async function measureEdges(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}
