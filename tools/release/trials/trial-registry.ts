import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contractVersion, federationVersion, type RemoteName } from '@kmx/shared-contracts/units.ts';
import { openRegistry } from '../open-registry.ts';
import { publishBuild } from '../publish-build.ts';
import { createTeamKeys } from './team-keys.ts';

/** How the release command ended in a process of its own; `exitCode` is null when it was killed. */
interface ProcessResult {
  readonly exitCode: number | null;
  readonly output: string;
}

const program = path.join(import.meta.dirname, '../main.ts');

/** A registry of its own in a temporary folder, with a key for each of these teams, on which the real command runs. */
export async function createTrialRegistry(units: readonly RemoteName[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'kmx-trial-'));
  const keys = createTeamKeys(units);
  const trusted = { RELEASES_DIR: path.join(folder, 'releases'), RELEASE_PUBLIC_KEYS: keys.trusted };
  const registry = openRegistry(trusted);

  return {
    registry,
    /** Publishes a small release of a unit, signed by its team. */
    async publish(unit: RemoteName, version: string, contract = contractVersion): Promise<void> {
      const contents = new Map<string, Uint8Array>([
        ['browser/remoteEntry.js', Buffer.from(`// ${version}`)],
        ['browser/mf-manifest.json', Buffer.from(JSON.stringify({ metaData: { pluginVersion: federationVersion } }))],
        ['server/remote.cjs', Buffer.from(`exports.version = ${JSON.stringify(version)};`)],
      ]);
      const build = {
        ...{ name: unit, contractVersion: contract, federationVersion, sources: {}, contents },
        mounts: [{ path: `/${unit}`, isLocalized: true, sites: 'all', kind: 'application', hasChrome: true } as const],
        ...{ browserEntry: 'browser/remoteEntry.js', serverEntry: 'server/remote.cjs' },
        ...{ initial: { scripts: [], styles: [] }, parts: {}, catalogues: {} },
      };
      const { store, trustedKeys } = registry;
      await publishBuild(build, { store, trustedKeys, privateKey: keys.findPrivate(unit), version });
    },
    /** Runs the command as the team of a unit; `killAfterMs` ends it with SIGKILL if it still runs then. */
    async run(unit: RemoteName, words: readonly string[], killAfterMs: number | null = null): Promise<ProcessResult> {
      const { promise, resolve, reject } = Promise.withResolvers<ProcessResult>();
      const child = spawn(process.execPath, [program, ...words], {
        env: {
          ...process.env,
          ...trusted,
          RELEASE_BY: unit,
          RELEASE_PRIVATE_KEYS: keys.listPrivate([unit]),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
      child.on('error', reject);
      child.on('close', (exitCode) => resolve({ exitCode, output }));
      const timer = killAfterMs === null ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
      return promise.finally(() => clearTimeout(timer));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
