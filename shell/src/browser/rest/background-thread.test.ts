import { afterEach, expect, it, vi } from 'vitest';
import { createBackgroundThread } from './background-thread.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The address of the thread of a page at https://www.kmx.example whose script came from an address. */
function start(script: string): string {
  const started: string[] = [];
  class TestWorker {
    constructor(address: string) {
      started.push(address);
    }
    postMessage(): void {}
  }
  vi.stubGlobal('Worker', TestWorker);
  vi.stubGlobal('location', { href: 'https://www.kmx.example/en', origin: 'https://www.kmx.example' });
  createBackgroundThread(script, { buildId: 'b', urlPrefix: '/en' }).prefetchFiles(['/a']);
  return started.join(' ');
}

it('PUB-043 the thread is of the origin of the page, and its address names the origin of the files, as its policy does', () => {
  const path = '/_r/shell/1/browser/';
  expect(start(`https://www.kmx.example${path}part-rest.js`)).toBe(`${path}part-background.js`);
  expect(start(`https://files.kmx.example${path}part-rest.js`)).toBe(
    `${path}part-background.js?files=https%3A%2F%2Ffiles.kmx.example`,
  );
});
