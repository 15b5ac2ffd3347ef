import { allSettled, createWatch, fork } from 'effector';
import { expect, it } from 'vitest';
import type { PagePayload } from './page-payload.ts';
import { $page, getPageOfRemote, pageShown } from './page-view.model.ts';

const createPage = (remote: `remote-${string}`, url: string) => ({ remote, url }) as PagePayload;
const first = createPage('remote-first', '/en/a');
const second = createPage('remote-second', '/en/b');

it('ARC-005 a remote sees its own last page, also one that was shown before the remote was loaded', async () => {
  const scope = fork();
  await allSettled(pageShown, { scope, params: first });
  const read = (name: `remote-${string}`) => scope.getState(getPageOfRemote(name));
  expect([read('remote-first'), read('remote-second')]).toEqual([first, null]);
  const seen: (PagePayload | null)[] = [];
  createWatch({ unit: getPageOfRemote('remote-first'), fn: (page) => seen.push(page), scope });
  await allSettled(pageShown, { scope, params: second });
  expect(scope.getState($page)).toBe(second);
  expect([read('remote-first'), read('remote-second')]).toEqual([first, second]);
  const again = createPage('remote-first', '/en/c');
  await allSettled(pageShown, { scope, params: again });
  expect(seen).toEqual([again]);
});
