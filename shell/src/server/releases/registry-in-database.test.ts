import { activateReleases } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { createPostgresReleasePointer } from '@kmx/release-registry/pointer/postgres-release-pointer.server.ts';
import {
  closeRegistryForms,
  createObjectVariables,
  createTestDatabase,
  openTestObjects,
} from '@kmx/release-registry/registry/registry-forms.fixture.ts';
import { createReleaseFixture, createTestFolder } from '@kmx/release-registry/release-fixture.ts';
import { createPostgresShellReports } from '@kmx/release-registry/reports/postgres-shell-reports.server.ts';
import { createSignedManifest } from '@kmx/release-registry/signature/signature.server.ts';
import { createObjectReleaseStore } from '@kmx/release-registry/store/object-release-store.server.ts';
import { type ObjectFaults, startObjectFaults } from '@kmx/test-kit/object-faults.ts';
import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createPool, team } from './release-keeper.fixture.ts';
import { createReleaseKeeper } from './release-keeper.ts';

const trustedKeys = () => [team.publicKey];
const patience = { timeout: 30_000, interval: 20 };
let faults: ObjectFaults;
let variables: Readonly<Record<string, string>>;

beforeAll(async () => {
  variables = await createObjectVariables();
  faults = await startObjectFaults(variables['S3_ENDPOINT'] ?? '');
});
afterAll(async () => {
  await faults.stop();
  await closeRegistryForms();
});

it('REL-04 shells follow a registry in a database, each with copies of its own, and refuse what its object store garbles', async () => {
  const open = await createTestDatabase();
  // Of the shells alone: whoever publishes has another way.
  const objects = openTestObjects({ ...variables, S3_ENDPOINT: faults.endpoint });
  const store = createObjectReleaseStore({ database: open(), objects: openTestObjects(variables) });
  const pointer = createPostgresReleasePointer(open(), { trustedKeys });
  async function activate(version: string) {
    const { manifest, contents } = createReleaseFixture('remote-public', version);
    await store.publish(createSignedManifest(manifest, team.privateKey), contents);
    const registry = { store, pointer, trustedKeys, signingKeys: () => team.privateKey };
    return (await activateReleases(registry, { 'remote-public': version }, { by: 'test', reason: 'test' })).set;
  }
  const lines: string[] = [];
  const start = async (dataDirectory: string) =>
    createReleaseKeeper({
      registry: {
        store: createObjectReleaseStore({ database: open(), objects }),
        pointer: createPostgresReleasePointer(open(), { trustedKeys }),
        reports: createPostgresShellReports(open()),
      },
      ...{ dataDirectory, trustedKeys, pool: createPool().pool, requestMs: 50 },
      smoke: () => Promise.resolve({ failed: [], unproven: [] }),
      log: pino({}, { write: (line: string) => void lines.push(line) }),
      ...{ onActivated: () => {}, onComposed: () => {} },
    });
  const first = await activate('1');
  const folders = [await createTestFolder(), await createTestFolder()];
  const shells = await Promise.all(folders.map(start));
  expect(shells.map((shell) => shell.current().set)).toEqual([first, first]);
  const second = await activate('2');
  for (const shell of shells) await vi.waitFor(() => expect(shell.current().set).toEqual(second), patience);

  faults.decide((method, path) => (method === 'GET' && path.includes('server/main.cjs') ? 'garble' : 'pass'));
  await activate('3');
  await vi.waitFor(() => expect(lines.join('')).toContain('file-changed (server/main.cjs)'), patience);
  expect(shells.map((shell) => shell.current().set)).toEqual([second, second]);

  // A shell that starts while the store is away serves its own copies.
  faults.decide(() => 'refuse');
  for (const shell of shells) await shell.close();
  const again = await start(folders[0] ?? '');
  expect(again.current().set.versions).toEqual(second.versions);
  const bytes = await (await again.files.find('remote-public', '2', 'browser/entry.js'))?.read(null);
  expect(String(Buffer.from(bytes ?? []))).toContain('remote-public 2');
  await again.close();
}, 180_000);
