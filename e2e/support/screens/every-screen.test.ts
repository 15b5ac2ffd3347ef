import { readFileSync } from 'node:fs';
import { matchRoutes } from '@kmx/shared-contracts/router.ts';
import { readPages } from '@kmx/tools/checks/read-pages.ts';
import { listFiles } from '@kmx/tools/checks/workspaces.ts';
import { expect, it } from 'vitest';
import { editorGroups } from './editor-screens.ts';
import { operationsGroups } from './operations-screens.ts';
import { portalGroups } from './portal-screens.ts';
import { publicGroups } from './public-screens.ts';
import type { ScreenGroup } from './screen.ts';
import { signInPages } from './sign-in-pages.ts';
import { styleGuideGroup } from './style-guide-screens.ts';

const listScreens = (groups: readonly ScreenGroup[]) => groups.flatMap(({ screens }) => screens);
const listPaths = (groups: readonly ScreenGroup[]) =>
  listScreens(groups).map(({ address }) => address.replace(/^\/\{language\}(?=\/|$)/, '').replace(/\?.*/, '') || '/');
const shown = new Set(
  listScreens([...publicGroups, ...portalGroups, ...editorGroups, ...operationsGroups]).flatMap(
    ({ shows = [], states = [] }) => [...shows, ...states.flatMap((state) => state.shows ?? [])],
  ),
);

/** Names of the pages that no address of the list leads to, and no screen names. */
function listMissedPages(remote: string, groups: readonly ScreenGroup[]): readonly string[] {
  const pages = readPages(remote).flatMap((page) =>
    page.pattern === undefined ? [] : [{ ...page, path: page.pattern }],
  );
  expect(pages.length).toBeGreaterThan(3);
  const met = listPaths(groups).map((path) => {
    const routes = pages.filter(({ accepts }) => accepts.test(path));
    return matchRoutes(routes, path)?.at(-1)?.route.name;
  });
  return pages.map(({ name }) => name).filter((name) => !met.includes(name) && !shown.has(name));
}

it.each([
  ['remote-public', publicGroups],
  ['remote-portal', portalGroups],
  ['remote-editor', editorGroups],
  ['remote-operations', operationsGroups],
  ['remote-styleguide', [styleGuideGroup]],
])('every page of %s is on the list of screens that axe looks at', (remote, groups) => {
  expect(listMissedPages(remote, groups)).toEqual([]);
});

it('every dialog and panel is opened by a screen that axe looks at', () => {
  const frames = new Set(['form-dialog', 'task-dialog']);
  const dialogs = ['shell', 'remote-public', 'remote-portal', 'remote-editor']
    .flatMap((workspace) => listFiles(`${workspace}/src`, /(?<!\.test|\.examples)\.tsx$/))
    .filter((file) => /<(?:Form|Task)?Dialog\b/.test(readFileSync(file, 'utf8')))
    .map((file) => /([^/\\]+)\.tsx$/.exec(file)?.[1] ?? '')
    .filter((name) => !frames.has(name));
  expect(dialogs.length).toBeGreaterThan(20);
  expect(dialogs.filter((name) => !shown.has(name))).toEqual([]);
});

it('every page of the identity service is on the way on which axe looks at them', () => {
  const pages = listFiles('services/src/identity', /-pages?\.ts$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export function (render\w+)/gm)].map(([, name]) => name),
  );
  expect(pages.toSorted()).toEqual(signInPages.toSorted());
});
