import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

/** A person with a browser of their own: cookies, storage, and everything the browser complained about. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and warnings of the policy, uncaught errors and refused or failed requests of this origin. */
  readonly complaints: string[];
  readonly leave: () => Promise<void>;
}

/** Starts the browser of the journeys; CHROMIUM_PATH names another program. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy|Trusted/i.test(message.text())) {
      complaints.push(`console: ${message.text().slice(0, 500)}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message.slice(0, 500)}`));
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()}: ${response.url()}`);
  });
}

/** A new visitor whose links are relative to the origin. */
export async function createVisitor(browser: Browser, origin: string): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
  });
  context.setDefaultTimeout(8_000);
  const complaints: string[] = [];
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`Content Security Policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  const page = await context.newPage();
  watch(page, complaints);
  return { page, context, complaints, leave: () => context.close() };
}

/** Opens a page and waits until the browser has taken over what the server drew. */
export async function openPage({ page }: Visitor, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await waitForHydration(page);
}

/** Waits until chrome and page are hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-ssr]') === null);
}

/** Rules of WCAG 2.2 A and AA that the page breaks, with the elements. */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
