import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import * as v from 'valibot';

const run = promisify(execFile);
const deadlineMs = 600_000;
const published = v.object({ releases: v.array(v.object({ name: v.string() })) });

/** An older version of the product, built, in a folder of its own. */
export interface OlderCheckout {
  readonly commit: string;
  readonly folder: string;
  readonly remove: () => void;
}

/** Servers before it end connections whose request is on its way when they close. */
const firstCommit = 'adf4d1da';

function runGit(...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`);
  return stdout.trim();
}

const isBefore = (commit: string, other: string): boolean =>
  spawnSync('git', ['merge-base', '--is-ancestor', commit, other], { cwd: root }).status === 0;

/**
 * The version from which an upgrade is tried: KMX_OLD_COMMIT, or that before the newest change of the tables, so that the
 * upgrade has one, but none before `firstCommit`. Throws where the history is not there.
 */
export function findOlderCommit(): string {
  const given = process.env['KMX_OLD_COMMIT'];
  if (given) return runGit('rev-parse', '--verify', `${given}^{commit}`);
  const changed = runGit('log', '-1', '--diff-filter=A', '--format=%H', '--', 'services/src/*/migrations/*.sql');
  const before = runGit('rev-parse', '--verify', `${changed}^{commit}^`);
  return isBefore(before, firstCommit) ? runGit('rev-parse', '--verify', `${firstCommit}^{commit}`) : before;
}

/** Checks an older version out, installs what it needs and builds it; takes one to two minutes. */
export async function checkOutOlder(commit: string): Promise<OlderCheckout> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-older-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const options = { cwd: folder, timeout: deadlineMs, maxBuffer: 2 ** 26 };
  try {
    await run('git', ['clone', '--quiet', '--no-checkout', root, folder], options);
    await run('git', ['checkout', '--quiet', '--detach', commit], options);
    await run('npm', ['ci', '--no-audit', '--no-fund'], options);
    await run('npx', ['turbo', 'run', 'build', '--output-logs=errors-only'], options);
    return { commit, folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Publishes everything that is built in a checkout by its own release tool; the names of the units. */
export async function publishFrom(
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const { stdout } = await run(process.execPath, ['tools/release/main.ts', 'publish-all', '--json'], {
    ...{ cwd: folder, env: { ...process.env, ...variables }, timeout: deadlineMs },
  });
  return v.parse(published, JSON.parse(stdout)).releases.map(({ name }) => name);
}
