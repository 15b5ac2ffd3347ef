import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { waitForHydration } from '../../../product-runner/wait-for-hydration.ts';
import { readDocument } from './read-document.ts';

/** What a view met: figures to add up, and one line for each thing that must not be. */
export interface View {
  readonly documents: number;
  readonly files: number;
  /** Navigations that stayed in the document, and those that loaded another one. */
  readonly inDocument: number;
  readonly reloaded: number;
  readonly mismatches: readonly string[];
  readonly failed: readonly string[];
  readonly foreign: readonly string[];
}

interface ViewPlan {
  readonly origin: string;
  /** The page that is opened, the one that is gone to at once, and the one after the set has changed several times. */
  readonly pages: readonly [string, string, string];
  readonly oldAfterMs: number;
  /** Whether a page with this text was rendered by this version. */
  readonly isOf: (version: string, text: string) => boolean;
}

const actionMs = 20_000;

function watch(context: BrowserContext, mismatches: string[], failed: string[]): void {
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = `${message.text().slice(0, 300)} (${message.location().url})`;
    (/hydrat|#4(?:18|19|2\d)/i.test(text) ? mismatches : failed).push(text);
  });
  context.on('weberror', (error) => failed.push(`uncaught: ${error.error().message.slice(0, 300)}`));
  context.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    // A page that is left gives up what it was loading.
    const { errorText = '' } = request.failure() ?? {};
    if (errorText !== 'net::ERR_ABORTED') failed.push(`${errorText} ${request.url()}`);
  });
}

async function goTo(page: Page, path: string): Promise<boolean> {
  await page.evaluate((href) => {
    Object.assign(window, { isTrialDocument: true });
    const link = Object.assign(document.createElement('a'), { href, textContent: 'trial' });
    document.querySelector('#kmx-slot')?.append(link);
    link.click();
  }, path);
  await page.waitForURL(`**${path}`);
  await waitForHydration(page);
  return page.evaluate(() => 'isTrialDocument' in window);
}

/** Opens a page like a new visitor, goes on to another one, and once more when the document is older than several sets. */
export async function visitPages(browser: Browser, plan: ViewPlan): Promise<View> {
  const { origin, pages, oldAfterMs, isOf } = plan;
  const [first, next, last] = pages;
  const [mismatches, failed, foreign]: [string[], string[], string[]] = [[], [], []];
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US' });
  context.setDefaultTimeout(actionMs);
  watch(context, mismatches, failed);
  const figures = { documents: 0, files: 0, inDocument: 0, reloaded: 0 };
  try {
    const page = await context.newPage();
    const look = async (path: string, isSame: boolean): Promise<void> => {
      const seen = await readDocument(page);
      figures.documents += isSame ? 0 : 1;
      figures.files += seen.files;
      foreign.push(...seen.foreign.map((address) => `${path} of ${seen.version} has loaded ${address}`));
      if (!isOf(seen.version, seen.text))
        mismatches.push(`${path} of ${seen.version} shows the text of another version`);
    };
    const goOn = async (path: string): Promise<void> => {
      const isSame = await goTo(page, path);
      figures[isSame ? 'inDocument' : 'reloaded'] += 1;
      await look(path, isSame);
    };
    await page.goto(first, { waitUntil: 'load' });
    await waitForHydration(page);
    await look(first, false);
    await goOn(next);
    await wait(oldAfterMs);
    await goOn(last);
  } catch (error) {
    failed.push(`${pages.join(' > ')}: ${error instanceof Error ? error.message.slice(0, 300) : String(error)}`);
  } finally {
    await context.close();
  }
  return { ...figures, mismatches, failed, foreign };
}
