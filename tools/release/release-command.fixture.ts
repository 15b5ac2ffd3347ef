import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { contractVersion, federationVersion } from '@kmx/shared-contracts/units.ts';

const main = join(import.meta.dirname, 'main.ts');

// Tests look at fields of many commands; what a command prints is compared with what the test expects.
function readResult(status: number | null, output: string) {
  return { status, data: JSON.parse(output) };
}

type Variables = Readonly<Record<string, string>>;

/** A folder of units with its own registry, and the release command in it. */
export async function createReleaseFolder() {
  const root = await mkdtemp(join(tmpdir(), 'kmx-release-tool-'));
  const releasesDirectory = join(root, '.releases');

  async function writeBuild(
    unit: string,
    content: string,
    changes: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    const files = {
      'browser/mf-manifest.json': JSON.stringify({ metaData: { pluginVersion: federationVersion } }),
      'browser/remoteEntry.js': content,
      'browser/main.css': 'main{}',
      'server/main.cjs': 'exports.remote = {}',
      'build.json': JSON.stringify({
        contractVersion,
        federationVersion,
        browserEntry: 'remoteEntry.js',
        initial: { scripts: [], styles: ['browser/main.css'] },
        mounts: [{ path: '/', isLocalized: true, sites: 'all', kind: 'site', hasChrome: true }],
        ...changes,
      }),
    };
    for (const [path, content] of Object.entries(files)) {
      const file = join(root, unit, 'dist', path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  }

  const describe = (variables: Variables, words: readonly string[]) => {
    const env = { ...process.env, RELEASES_DIR: releasesDirectory, RELEASE_BY: 'tester', ...variables };
    return [process.execPath, [main, ...words, '--json'], { cwd: root, env }] as const;
  };

  function runReleaseWith(variables: Variables, ...words: readonly string[]) {
    const [program, args, options] = describe(variables, words);
    const result = spawnSync(program, args, { ...options, encoding: 'utf8' });
    if (result.stdout === '') throw new Error(result.stderr);
    return readResult(result.status, result.stdout);
  }

  /** Beside others that run at the same time. */
  async function startReleaseWith(variables: Variables, ...words: readonly string[]) {
    const [program, args, options] = describe(variables, words);
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
    const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return readResult(child.exitCode, output);
  }

  const runRelease = (...words: readonly string[]) => runReleaseWith({}, ...words);
  return { root, releasesDirectory, writeBuild, runRelease, runReleaseWith, startReleaseWith };
}
