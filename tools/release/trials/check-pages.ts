import { setTimeout as wait } from 'node:timers/promises';
import { requestPage } from '../../product-runner/request-page.ts';

/** A page of each unit but the style guide, rendered and not from a cache. */
export const otherPages: readonly string[] = ['/en', '/en/products', '/en/mykomax', '/en/editor'];
const guidePage = '/style-guide';

/** A page of each unit. */
export const allPages: readonly string[] = [...otherPages, guidePage];

/** How often a page is asked for: a machine that has just started a shell may answer the first time too late. */
const attempts = 5;
const pauseMs = 1_000;

async function readStatus(origin: string, path: string): Promise<number> {
  return (await requestPage(origin, `${path}?cache=false`).catch(() => ({ status: 0 }))).status;
}

/** Requests pages past the caches, one after the other; lists those that do not answer 200. */
export async function listUnanswered(origin: string, paths: readonly string[]): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const path of paths) {
    let status = await readStatus(origin, path);
    for (let attempt = 1; status !== 200 && attempt < attempts; attempt += 1) {
      await wait(pauseMs);
      status = await readStatus(origin, path);
    }
    if (status !== 200) problems.push(`${path} answers ${status}`);
  }
  return problems;
}

/** The status of a page of the style guide. */
export function readGuideStatus(origin: string): Promise<number> {
  return readStatus(origin, guidePage);
}
