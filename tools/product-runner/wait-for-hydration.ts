import type { Page } from 'playwright';

/** Waits until chrome and page are hydrated and the browser is idle. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-ssr]') === null);
  await waitForRest(page);
}

/** Waits until nothing moves any more and the browser is idle. */
export async function waitForRest(page: Page): Promise<void> {
  // Queried again in each frame: a scroll-driven animation starts like any other and then never ends.
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
