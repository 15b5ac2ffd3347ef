import { restingAttribute } from '@kmx/shared-contracts/attributes.ts';
import type { Page } from 'playwright';

const repeatMs = 500;

/** Whether the page rests until somebody uses it. */
export async function isResting(page: Page): Promise<boolean> {
  return (await page.locator(`html[${restingAttribute}]`).count()) > 0;
}

/** Begins to use a page with the keyboard, if it rests until somebody does. */
export async function beginUse(page: Page): Promise<void> {
  if (await isResting(page)) await page.keyboard.press('Shift');
}

/** Begins to use the page, then waits until chrome and page are hydrated and the browser is idle. */
export async function waitForHydration(page: Page): Promise<void> {
  let isHydrated = false;
  while (!isHydrated) {
    // Again, because a key that is pressed before the script of the page has run means nothing to it.
    await beginUse(page);
    const state = await page.waitForFunction(
      ([attribute, patienceMs, since]) => {
        if (document.readyState !== 'loading' && document.querySelector('[data-ssr]') === null) return 'hydrated';
        const isLate = Date.now() - since > patienceMs;
        return isLate && document.documentElement?.hasAttribute(attribute) ? 'resting' : null;
      },
      [restingAttribute, repeatMs, Date.now()] as const,
    );
    isHydrated = (await state.jsonValue()) === 'hydrated';
  }
  await waitUntilIdle(page);
}

/** Waits until nothing moves any more and the browser is idle. */
export async function waitUntilIdle(page: Page): Promise<void> {
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
