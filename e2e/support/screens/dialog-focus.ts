import type { Page } from 'playwright';

/** Whether the focus arrives where it should; it may take a moment, because dialogs are rendered after the click. */
async function comesTrue(page: Page, condition: () => boolean): Promise<boolean> {
  return page.waitForFunction(condition, undefined, { timeout: 3_000 }).then(
    () => true,
    () => false,
  );
}

/** Reports an open dialog that does not have the keyboard focus, or loses it by Tab. */
export async function findLostFocus(page: Page, place: string): Promise<readonly string[]> {
  if ((await page.locator('dialog[open]').count()) === 0) return [];
  const isInside = () =>
    [...document.querySelectorAll('dialog[open]')].at(-1)?.contains(document.activeElement) === true;
  if (!(await comesTrue(page, isInside))) return [`${place}: the focus is not in the dialog`];
  for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const isBehind = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog[open]') === null,
    );
    if (isBehind) return [`${place}: ${key} leads behind the dialog`];
  }
  return [];
}

/** Closes dialogs by keyboard, after which the focus must be somewhere on the page. */
export async function leaveDialogs(page: Page, place: string): Promise<readonly string[]> {
  const dialogs = page.locator('dialog[open]');
  if ((await dialogs.count()) === 0) return [];
  while ((await dialogs.count()) > 0) {
    const before = await dialogs.count();
    await page.keyboard.press('Escape');
    await page.waitForFunction((count) => document.querySelectorAll('dialog[open]').length < count, before);
  }
  const isSomewhere = await comesTrue(page, () => document.activeElement !== document.body);
  return isSomewhere ? [] : [`${place}: the focus is nowhere after the dialog`];
}
