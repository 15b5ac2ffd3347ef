import type { Page } from 'playwright';

/** Waits until chrome and page are hydrated and the browser has nothing left to do. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-ssr]') === null);
  await waitForRest(page);
}

/** Waits until nothing moves any more and the browser has nothing left to do. */
export async function waitForRest(page: Page): Promise<void> {
  // Asked anew in each frame: what is tied to scrolling begins like any other motion, and then never ends by itself.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ timeline, playState, effect }) =>
          timeline !== document.timeline ||
          playState !== 'running' ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
}
