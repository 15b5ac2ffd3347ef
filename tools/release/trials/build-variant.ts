import { spawnSync } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { root } from '../../product-runner/repository-root.ts';
import { readBuild, type UnitBuild } from '../read-build.ts';
import { TrialError } from './trial-result.ts';

const catalogueSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** Ends each text of the interface with a mark, so that server and browser of two editions never agree on a page. */
export function markTexts(catalogue: string, mark: string): string {
  const texts = v.parse(catalogueSchema, catalogue);
  return JSON.stringify(Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, `${text}${mark}`])));
}

/** Builds the public site a second time from the same sources, with a mark behind each of its texts; throws TrialError. */
export async function buildMarkedPublic(mark: string): Promise<UnitBuild> {
  // Inside the repository, so that packages are found, and not below node_modules, where Node runs no TypeScript.
  const folder = path.join(root, '.data', `trial-${process.pid}`);
  try {
    const source = path.join(root, 'remote-public');
    const isBuilt = (file: string) => ['dist', '.turbo'].includes(path.relative(source, file));
    await cp(source, folder, { recursive: true, filter: (file) => !isBuilt(file) });
    const locales = path.join(folder, 'src/locales');
    for (const name of await readdir(locales)) {
      if (!/^[a-z]{2}\.json$/.test(name)) continue;
      const file = path.join(locales, name);
      await writeFile(file, markTexts(await readFile(file, 'utf8'), mark));
    }
    const program = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');
    const build = spawnSync(process.execPath, [program, 'build'], { cwd: folder, encoding: 'utf8' });
    if (build.status !== 0) throw new TrialError([`the second build failed: ${build.stderr || build.stdout}`]);
    return await readBuild('remote-public', path.join(folder, 'dist'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
