import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mount } from '@kmx/shared-contracts/mount.ts';
import { type ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import {
  contractVersion,
  earlierContractVersion,
  federationVersion,
  type UnitName,
} from '@kmx/shared-contracts/units.ts';
import type { Statement } from './history/statement.ts';
import type { ReleasePointer } from './pointer/release-pointer.ts';
import { resolveReleaseFile } from './store/release-file.server.ts';

/** A small release for tests: manifest and contents that agree. */
export interface ReleaseFixture {
  readonly manifest: ReleaseManifest;
  readonly contents: ReadonlyMap<string, Uint8Array>;
}

/** What was said so far, oldest first. */
export async function readStatements(pointer: ReleasePointer): Promise<readonly Statement[]> {
  return (await pointer.readState()).entries.map(({ statement }) => statement);
}

/** Creates an empty folder for one test. */
export function createTestFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'kmx-releases-'));
}

/** What the build plugin of that version writes next to a container. */
export function createContainerDescription(pluginVersion: string): Uint8Array {
  return Buffer.from(JSON.stringify({ metaData: { pluginVersion } }));
}

/** Creates the mount of an application on all sites. */
export function createMountFixture(path: string, changes: Partial<Mount> = {}): Mount {
  return { path, isLocalized: true, sites: 'all', kind: 'application', hasChrome: true, ...changes };
}

/** Creates a release with an operations file, by default with the capabilities that these operations need. */
export function createFixtureWithOperations(
  name: UnitName,
  version: string,
  operations: object,
  changes: Partial<ReleaseManifest> = {},
): ReleaseFixture {
  const { manifest, contents } = createReleaseFixture(name, version);
  const path = 'server/operations.json';
  const all = new Map([...contents, [path, Buffer.from(JSON.stringify(operations))] as const]);
  const files = [...all].map(([file, content]) => resolveReleaseFile(file, content));
  const declared = { capabilities: Object.keys(operations), operations: path };
  return { manifest: { ...manifest, files, ...declared, ...changes }, contents: all };
}

/** Creates a release whose files contain its version; `changes` replaces manifest fields. */
export function createReleaseFixture(
  name: UnitName,
  version: string,
  changes: Partial<ReleaseManifest> = {},
): ReleaseFixture {
  const contents = new Map<string, Uint8Array>([
    ['browser/entry.js', Buffer.from(`console.log(${JSON.stringify(`${name} ${version}`)})`)],
    ['browser/main.css', Buffer.from('main { color: CanvasText }')],
    ['server/main.cjs', Buffer.from(`exports.version = ${JSON.stringify(version)}`)],
    ['browser/mf-manifest.json', createContainerDescription(changes.federationVersion ?? federationVersion)],
  ]);
  const manifest: ReleaseManifest = {
    name,
    version,
    contractVersion,
    federationVersion,
    createdAt: '2026-11-21T12:00:00.000Z',
    browserEntry: 'browser/entry.js',
    serverEntry: name === 'shell' ? null : 'server/main.cjs',
    ...(name === 'shell'
      ? { earlierContracts: [earlierContractVersion] }
      : { mounts: [createMountFixture(`/${name.slice('remote-'.length)}`)] }),
    initial: { scripts: [], styles: ['browser/main.css'] },
    parts: {},
    catalogues: {},
    files: [...contents].map(([path, content]) => resolveReleaseFile(path, content)),
    signature: null,
    ...changes,
  };
  return { manifest, contents };
}
