import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openRegistry } from '@kmx/release-registry/registry/open-registry.server.ts';
import {
  closeRegistryForms,
  createObjectVariables,
  createServerSchema,
  hasServer,
} from '@kmx/release-registry/registry/registry-forms.fixture.ts';
import { type RegistryPlace, readRegistryPlace } from '@kmx/release-registry/registry/registry-place.server.ts';
import { createReleaseFixture } from '@kmx/release-registry/release-fixture.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { makeAllTables } from '../selection/make-all-tables.ts';
import { readDescription } from './backup-format.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kmx-backup-registry-'));

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await closeRegistryForms();
});

async function createPlace(): Promise<RegistryPlace> {
  return readRegistryPlace({ RELEASES_DATABASE_URL: await createServerSchema(), ...(await createObjectVariables()) });
}

/** What a registry holds, with every file compared. */
async function readRegistry(place: RegistryPlace) {
  const { store, pointer, close } = openRegistry(place, null);
  const manifests = await Promise.all((await store.list()).map((release) => store.readManifest(release)));
  const problems = await Promise.all(manifests.map((manifest) => store.verifyFiles(manifest)));
  const { entries } = await pointer.readState();
  await close();
  return { manifests, problems: problems.flat(), hashes: entries.map(({ hash }) => hash) };
}

describe.skipIf(!hasServer)(
  'promise 9: a backup of a registry without a folder (skipped without TEST_POSTGRES=on)',
  () => {
    it('is restored into another database and object store, or into a folder, with the same history and files', async () => {
      const place = await createPlace();
      const { store, pointer, close } = openRegistry(place, null);
      for (const version of ['1', '2']) {
        const { manifest, contents } = createReleaseFixture('remote-public', version);
        await store.publish(manifest, contents);
        const { buildId = null } = (await pointer.read()) ?? {};
        await pointer.compareAndSet(buildId, { 'remote-public': version }, { by: 'test', reason: 'test' });
      }
      await close();
      const source = await openDatabase();
      await makeAllTables(source);
      const backup = path.join(folder, 'backup');
      const { damaged } = await writeBackup(
        source,
        { dataDirectory: path.join(folder, 'data'), fileStore: null, registry: place },
        backup,
      );
      expect(damaged).toEqual([]);
      const before = await readRegistry(place);
      expect(before).toMatchObject({ problems: [], manifests: [{ version: '1' }, { version: '2' }] });
      const description = readDescription(backup);
      const places: readonly RegistryPlace[] = [
        await createPlace(),
        { kind: 'folder', directory: path.join(folder, 'releases') },
      ];
      for (const [index, registry] of places.entries()) {
        const target = await openDatabase();
        const dataDirectory = path.join(folder, `data-${index}`);
        await restoreBackup(target, { folder: backup, description }, { dataDirectory, fileStore: null, registry });
        expect(await readRegistry(registry)).toEqual(before);
        await target.destroy();
      }
      const again = { dataDirectory: path.join(folder, 'other'), fileStore: null, registry: place };
      await expect(restoreBackup(source, { folder: backup, description }, again)).rejects.toThrow('in use already');
      expect(existsSync(again.dataDirectory)).toBe(false);
      await source.destroy();
    }, 600_000);
  },
);
