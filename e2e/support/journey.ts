import { readFileSync } from 'node:fs';
import { expect, inject, it as test } from 'vitest';
import { createVisitor, startBrowser, type Visitor } from './visitor.ts';

/** What the pages of a visitor showed when the journey failed: without it, a rare failure cannot be understood later. */
async function describePages({ context }: Visitor): Promise<string> {
  const texts = context.pages().map(async (page) => {
    const text = await page
      .locator('main')
      .innerText({ timeout: 2000 })
      .catch((error: unknown) => String(error));
    return `${page.url()}\n${text.slice(0, 1000)}`;
  });
  return (await Promise.all(texts)).join('\n\n');
}

/** What shells and services have logged as errors since then: the reason of an answer that the browser complained about. */
function listErrors(since: string): readonly string[] {
  return Object.values(inject('product').logs)
    .flat()
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line.includes('"level":"error"') && (/"time":"([^"]+)"/.exec(line)?.[1] ?? '') >= since)
    .slice(0, 20);
}

async function dismiss(visitor: Visitor, hasFailed: boolean, since: string): Promise<void> {
  if (hasFailed || visitor.listComplaints().length > 0) {
    // oxlint-disable-next-line no-console -- read beside the failure
    console.error(await describePages(visitor), visitor.listComplaints(), listErrors(since));
  }
  await visitor.leave();
  expect(visitor.listComplaints(), 'what the browser complained about').toEqual([]);
}

/**
 * The `it` of journeys in a browser: `visitor` is a new person in a browser shared by the file, `plainVisitor` one
 * without JavaScript. A complaint of the browser fails the journey unless the journey declared it as expected.
 */
export const it = test
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of the pattern
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await startBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('visitor', async ({ browser, task }, { onCleanup }) => {
    const since = new Date().toISOString();
    const visitor = await createVisitor(browser, inject('product').origin);
    onCleanup(() => dismiss(visitor, task.result?.state === 'fail', since));
    return visitor;
  })
  .extend('plainVisitor', async ({ browser, task }, { onCleanup }) => {
    const since = new Date().toISOString();
    const visitor = await createVisitor(browser, inject('product').origin, { javaScriptEnabled: false });
    onCleanup(() => dismiss(visitor, task.result?.state === 'fail', since));
    return visitor;
  });
