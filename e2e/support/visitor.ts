import { AxeBuilder } from '@axe-core/playwright';
import { startChromium } from '@kmx/test-kit/start-chromium.ts';
import { waitForHydration, waitUntilIdle } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';

/** A person with a separate browser: cookies, storage, and everything the browser complained about. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Complaints of the browser in any tab, except those that the journey expects. */
  readonly listComplaints: () => readonly string[];
  /** Declares the complaints expected in this journey, because it breaks something on purpose. */
  readonly expectComplaint: (pattern: RegExp) => void;
  readonly leave: () => Promise<void>;
}

/** Starts the browser of the journeys. Scroll bars take no room by default. */
export function startBrowser({ hasScrollBars = false } = {}): Promise<Browser> {
  return startChromium(hasScrollBars ? { ignoreDefaultArgs: ['--hide-scrollbars'] } : {});
}

/** Collects console errors (hydration warnings and texts that no catalogue has are among them), policy violations, uncaught errors and failed answers. */
function watch(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (
      message.type() === 'error' ||
      /Content Security Policy|Trusted|hydrat|uncompiled message/i.test(message.text())
    ) {
      complaints.push(`console: ${message.text().slice(0, 500)} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message.slice(0, 500)}`));
  context.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()}: ${response.url()}`);
  });
}

/** A new visitor whose links are relative to the origin. */
export async function createVisitor(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  // Less than a journey has, so that a failure names the step that waited.
  context.setDefaultTimeout(40_000);
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  watch(context, complaints);
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`Content Security Policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return {
    page: await context.newPage(),
    context,
    listComplaints: () => complaints.filter((text) => !expected.some((pattern) => pattern.test(text))),
    expectComplaint: (pattern) => void expected.push(pattern),
    leave: () => context.close(),
  };
}

/** Opens a page and waits until the browser has hydrated what the server rendered. */
export async function openPage({ page }: Pick<Visitor, 'page'>, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await waitForHydration(page);
}

/** How many pixels the page is wider than its window. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Rules of WCAG 2.2 A and AA that the page breaks, and of the others that are named, with the elements. */
export async function findBarriers(page: Page, others: readonly string[] = []): Promise<readonly string[]> {
  // A page on its way to the next one is pale, a panel that opens is transparent: their colours are not those that stay.
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-navigating'));
  await waitUntilIdle(page);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const rules = Object.fromEntries(others.map((rule) => [rule, { enabled: true }]));
  // Legacy: within the page itself, which has no frames of other origins, and without a second page; three times as fast.
  const { violations } = await new AxeBuilder({ page }).options({ rules }).withTags(tags).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
