import { readFileSync } from 'node:fs';
import { routes as editorRoutes } from '@kmx/remote-editor/routes.ts';
import { routes as portalRoutes } from '@kmx/remote-portal/routes.ts';
import { matchPath } from '@kmx/shared-contracts/router.ts';
import { listFiles } from '@kmx/tools/checks/workspaces.ts';
import { expect, it } from 'vitest';
import { editorGroups } from './editor-screens.ts';
import { portalGroups } from './portal-screens.ts';
import { publicGroups } from './public-screens.ts';
import type { ScreenGroup } from './screen.ts';
import { signInPages } from './sign-in-pages.ts';
import { styleGuideGroup } from './style-guide-screens.ts';

const listScreens = (groups: readonly ScreenGroup[]) => groups.flatMap(({ screens }) => screens);
const listPaths = (groups: readonly ScreenGroup[]) =>
  listScreens(groups).map(({ address }) => address.replace(/^\/\{language\}(?=\/|$)/, '').replace(/\?.*/, '') || '/');
const shown = new Set(
  listScreens([...publicGroups, ...portalGroups, ...editorGroups]).flatMap(({ shows = [], states = [] }) => [
    ...shows,
    ...states.flatMap((state) => state.shows ?? []),
  ]),
);

/** Names of the routes that no address of the list leads to as the first that fits, and no screen names. */
function listMissedRoutes(
  routes: readonly { readonly path: string; readonly name: string }[],
  groups: readonly ScreenGroup[],
): readonly string[] {
  const met = new Set(
    listPaths(groups).map((path) => routes.find((route) => matchPath(route.path, path) !== null)?.path),
  );
  return routes.filter(({ path, name }) => !met.has(path) && !shown.has(name)).map(({ path }) => path);
}

it('every page of portal and editor area is on the list of screens that axe looks at', () => {
  expect(listMissedRoutes(portalRoutes, portalGroups)).toEqual([]);
  expect(listMissedRoutes(editorRoutes, editorGroups)).toEqual([]);
});

it('every kind of public page, and every page of the style guide, is on the list of screens that axe looks at', () => {
  const table = readFileSync('remote-public/src/routes.ts', 'utf8');
  const patterns = [...table.matchAll(/\{ pattern: \/(.+)\/, load/g)].map(([, source = '']) => new RegExp(source));
  expect(patterns.length).toBeGreaterThan(10);
  const met = new Set(listPaths(publicGroups).map((path) => patterns.find((pattern) => pattern.test(path))));
  expect(patterns.filter((pattern) => !met.has(pattern))).toEqual([]);
  const guide = readFileSync('remote-styleguide/src/data/guide-pages.ts', 'utf8');
  const pages = [...guide.matchAll(/path: '(.+)'/g)].map(([, path]) => path);
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((path) => !styleGuideGroup.screens.some(({ address }) => address === path))).toEqual([]);
});

it('every dialog and panel is opened by a screen that axe looks at', () => {
  const frames = new Set(['form-dialog', 'task-dialog']);
  const dialogs = ['shell', 'remote-public', 'remote-portal', 'remote-editor']
    .flatMap((workspace) => listFiles(`${workspace}/src`, /(?<!\.test)\.tsx$/))
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
