import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@kmx/tools/product-runner/repository-root.ts';

interface ReleaseAnswer {
  readonly status: number | null;
  readonly data: Record<string, unknown>;
}

/** The release command on one registry. */
export function createReleaseTool(releasesDirectory: string): (...words: readonly string[]) => ReleaseAnswer {
  return (...words) => {
    const env = { ...process.env, RELEASES_DIR: releasesDirectory, RELEASE_BY: 'journeys' };
    const main = path.join(root, 'tools/release/main.ts');
    const result = spawnSync(process.execPath, [main, ...words, '--json'], { cwd: root, env, encoding: 'utf8' });
    if (result.stdout === '') throw new Error(result.stderr);
    return { status: result.status, data: JSON.parse(result.stdout) as Record<string, unknown> };
  };
}

/** A copy of a unit's build below `work`, whose server bundle is changed; its folder. */
export function changeServerBundle(work: string, unit: string, change: (source: string) => string): string {
  const dist = mkdtempSync(path.join(work, `${unit}-`));
  cpSync(path.join(root, unit, 'dist'), dist, { recursive: true });
  const file = path.join(dist, 'server/remote.cjs');
  const source = readFileSync(file, 'utf8');
  const changed = change(source);
  if (changed === source) throw new Error(`${unit}: the server bundle holds not what should be changed in it`);
  writeFileSync(file, changed);
  return dist;
}
