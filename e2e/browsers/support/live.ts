import { keys } from './keys.ts';
import type { Person } from './person.ts';

/** Whether chrome and page are hydrated. */
const isLive = () => document.querySelector('[data-ssr]') === null;

/** Waits until chrome and page are hydrated. */
export async function waitUntilLive({ until }: Person): Promise<void> {
  await until('the page is hydrated', isLive);
}

/** Opens a page and begins to use it by keyboard, then waits until it is hydrated. */
export async function openLive(person: Person, path: string): Promise<void> {
  await person.open(path);
  await person.type(keys.shift);
  await waitUntilLive(person);
}

/** Leaves a mark that lasts as long as the document; the returned function says whether it is still there. */
export async function markDocument({ tab }: Person): Promise<() => Promise<boolean>> {
  const origin = await tab.evaluate(() => performance.timeOrigin);
  return async () => (await tab.evaluate(() => performance.timeOrigin)) === origin;
}
