import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, it as test } from 'vitest';
import { watchReports } from './browser-reports.ts';
import { startFirefox } from './firefox.ts';
import { createPerson } from './person.ts';
import { startWebkit } from './webkit.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    engine: 'firefox' | 'webkit';
  }
}

const engine = inject('engine');
const screensFolder = path.join(tmpdir(), 'kmx-browsers');

/** Leaves a picture of the page where a journey has failed. */
async function keepScreen(name: string, picture: Uint8Array): Promise<void> {
  await mkdir(screensFolder, { recursive: true });
  const file = path.join(screensFolder, `${engine}-${name.replaceAll(/\W+/g, '-').slice(0, 80)}.png`);
  await writeFile(file, picture);
  console.log(`What the page showed: ${file}`);
}

/**
 * The `it` of journeys in another browser: `person` is somebody new in it. What the browser or the page complains about
 * fails the journey.
 */
export const it = test
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of the pattern
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await (engine === 'firefox' ? startFirefox() : startWebkit());
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('person', async ({ browser, task }, { onCleanup }) => {
    const { origin, dataDirectory } = inject('product');
    const listReports = await watchReports(dataDirectory);
    const tab = await browser.openTab();
    onCleanup(async () => {
      if (task.result?.state === 'fail') await keepScreen(task.fullTestName, await tab.takeScreenshot());
      const complaints = [...(await tab.listComplaints())];
      await tab.close();
      // Leaving a page sends its last reports.
      complaints.push(...(await listReports()));
      expect(complaints, 'what the browser complained about').toEqual([]);
    });
    return createPerson(tab, origin);
  });
