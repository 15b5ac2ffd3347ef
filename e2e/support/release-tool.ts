import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@kmx/tools/product-runner/repository-root.ts';

interface ReleaseAnswer {
  readonly status: number | null;
  readonly data: Record<string, unknown>;
}

const asideMs = 60_000;
const main = path.join(root, 'tools/release/main.ts');

/** The release command on the registry that variables name; `keys` are variables that sign and demand signatures. */
export function createReleaseTool(
  registry: Readonly<Record<string, string>>,
  keys: Readonly<Record<string, string>> = {},
): (...words: readonly string[]) => ReleaseAnswer {
  return (...words) => {
    const env = { ...process.env, ...keys, ...registry, RELEASE_BY: 'journeys' };
    const result = spawnSync(process.execPath, [main, ...words, '--json'], { cwd: root, env, encoding: 'utf8' });
    if (result.stdout === '') throw new Error(result.stderr);
    return { status: result.status, data: JSON.parse(result.stdout) as Record<string, unknown> };
  };
}

/** The same without waiting: the journey can visit pages meanwhile. `variables` name the registry. */
export async function runReleaseAside(
  variables: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<ReleaseAnswer> {
  const env = { ...process.env, ...variables, RELEASE_BY: 'journeys' };
  const child = spawn(process.execPath, [main, ...words, '--json'], { cwd: root, env, timeout: asideMs });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => void chunks.push(chunk));
  await once(child, 'close');
  return { status: child.exitCode, data: JSON.parse(String(Buffer.concat(chunks))) as Record<string, unknown> };
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
