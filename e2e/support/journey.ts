import { expect, inject, it as test } from 'vitest';
import { createVisitor, startBrowser, type Visitor } from './visitor.ts';

async function dismiss(visitor: Visitor): Promise<void> {
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
  .extend('visitor', async ({ browser }, { onCleanup }) => {
    const visitor = await createVisitor(browser, inject('product').origin);
    onCleanup(() => dismiss(visitor));
    return visitor;
  })
  .extend('plainVisitor', async ({ browser }, { onCleanup }) => {
    const visitor = await createVisitor(browser, inject('product').origin, { javaScriptEnabled: false });
    onCleanup(() => dismiss(visitor));
    return visitor;
  });
