import { waitUntilIdle } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import type { Page } from 'playwright';
import { findBarriers, measureOverflow, openPage } from '../visitor.ts';
import { findLostFocus, leaveDialogs } from './dialog-focus.ts';
import { createSay } from './messages.ts';
import type { Screen, ScreenGroup, ScreenLanguage, Step } from './screen.ts';

const height = 800;
const views = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 360, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
] as const;
/** Only inspected for its width. */
const middleWidth = 768;

async function waitForContent(page: Page): Promise<void> {
  // The style guide shows what loading looks like, and never ends.
  await page.waitForFunction(
    () =>
      location.pathname.startsWith('/style-guide') || document.querySelector('[role=status][aria-busy=true]') === null,
  );
  await waitUntilIdle(page);
}

const listElements = (barriers: readonly string[]) =>
  barriers.flatMap((barrier) => {
    const [rule = '', elements = ''] = barrier.split(/: (.*)/s);
    return elements.split(', ').map((element) => `${rule}: ${element}`);
  });

/** Findings of axe that hold at every scroll position: a bar that stays visible makes a half-covered control too small. */
async function findLastingBarriers(page: Page): Promise<readonly string[]> {
  const found = listElements(await findBarriers(page, ['heading-order']));
  if (found.length === 0) return found;
  await page.evaluate(() => scrollBy(0, 160));
  const again = listElements(await findBarriers(page, ['heading-order']));
  return found.filter((barrier) => again.includes(barrier));
}

/** What axe finds and what sticks out, in both widths and both colours; leaves the page wide. */
export async function inspectViews(page: Page, place: string): Promise<readonly string[]> {
  const found: string[] = [];
  const measure = async (width: number) => {
    const overflow = await measureOverflow(page);
    if (overflow > 0) found.push(`${place}, ${width} px wide: ${overflow} px stick out`);
  };
  for (const { width, colorScheme } of views) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    // Controls half covered by the header while scrolling would count as too small to hit.
    await page.evaluate(() => scrollTo(0, 0));
    const barriers = await findLastingBarriers(page);
    found.push(...barriers.map((barrier) => `${place}, ${width} px wide, ${colorScheme}: ${barrier}`));
    await measure(width);
  }
  await page.setViewportSize({ width: middleWidth, height });
  await waitUntilIdle(page);
  await measure(middleWidth);
  await page.setViewportSize({ width: 1280, height });
  await waitUntilIdle(page);
  return found;
}

/** Opens a screen in one language and returns the problems of the screen and of each of its states. */
export async function inspectScreen(
  page: Page,
  screen: Screen,
  { language, workspace }: { readonly language: ScreenLanguage; readonly workspace: ScreenGroup['workspace'] },
): Promise<readonly string[]> {
  const step: Step = { page, language, say: createSay(workspace, language), sayShell: createSay('shell', language) };
  const name = `${language} ${screen.name}`;
  const address = screen.address.replaceAll('{language}', language);
  await (screen.isOfShell === true ? page.goto(address) : openPage({ page }, address));
  await screen.lead?.(step);
  await waitForContent(page);
  const found = [...(await inspectViews(page, name))];
  for (const state of screen.states ?? []) {
    if (state.isInDialog !== true) found.push(...(await leaveDialogs(page, name)));
    await state.reach(step);
    await waitForContent(page);
    const place = `${name}: ${state.name}`;
    found.push(...(await findLostFocus(page, place)), ...(await inspectViews(page, place)));
    if (state.isOfPhone === true) await page.setViewportSize({ width: 360, height });
  }
  found.push(...(await leaveDialogs(page, name)));
  return found;
}
