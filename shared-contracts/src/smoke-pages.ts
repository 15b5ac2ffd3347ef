import * as v from 'valibot';
import type { Mount } from './mount.ts';

const locale = /^\/[a-z]{2}(?:-[a-z]{2,4})?(?=\/|$)/;

/** Paths that must render, as a visitor opens them: `/de-ch/mykomax`; no query. */
export const smokePagesSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/, 'must be a path'))),
  v.maxLength(50),
);

/** The mount with the longest path that an address of the main site begins with. */
function findMount(mounts: readonly Mount[], page: string): Mount | undefined {
  const rest = page.replace(locale, '');
  const isLocalized = rest !== page;
  const fits = ({ path, ...mount }: Mount) =>
    mount.isLocalized === isLocalized && (path === '/' || rest === path || rest.startsWith(`${path}/`));
  return mounts.filter(fits).toSorted((left, right) => right.path.length - left.path.length)[0];
}

/** What is wrong with the smoke pages of a remote: one that lies at no mount, and a mount that has none. */
export function findSmokePageProblems(mounts: readonly Mount[], pages: readonly string[]): readonly string[] {
  const covered = new Set(pages.map((page) => findMount(mounts, page)));
  return [
    ...pages.filter((page) => findMount(mounts, page) === undefined).map((page) => `${page} lies at no mount`),
    ...mounts.filter((mount) => !covered.has(mount)).map(({ path }) => `the mount ${path} has no smoke page`),
  ];
}
