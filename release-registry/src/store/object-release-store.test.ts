import { type ObjectFault, type ObjectFaults, startObjectFaults } from '@kmx/test-kit/object-faults.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { OutcomeUnknownError, type ReleaseDatabase, type RunQuery } from '../database/release-database.ts';
import {
  closeRegistryForms,
  createObjectVariables,
  createTestDatabase,
  openTestObjects,
} from '../registry/registry-forms.fixture.ts';
import { createReleaseFixture, createTestFolder } from '../release-fixture.ts';
import { createObjectReleaseStore } from './object-release-store.server.ts';
import { createVerifiedCopies } from './verified-copies.server.ts';

const release = { name: 'remote-public', version: '1' } as const;
const { manifest, contents } = createReleaseFixture('remote-public', '1');
let variables: Readonly<Record<string, string>>;
let faults: ObjectFaults;
let database: ReleaseDatabase;

beforeAll(async () => {
  variables = await createObjectVariables();
  faults = await startObjectFaults(variables['S3_ENDPOINT'] ?? '');
});
beforeEach(async () => {
  variables = await createObjectVariables();
  database = (await createTestDatabase())();
});
afterEach(() => faults.decide(() => 'pass'));
afterAll(async () => {
  await faults.stop();
  await closeRegistryForms();
});

/** A store whose requests pass by the faults. */
function openStore(usedDatabase = database, deadlineMs = 60_000) {
  const objects = openTestObjects({ ...variables, S3_ENDPOINT: faults.endpoint }, { deadlineMs });
  return createObjectReleaseStore({ database: usedDatabase, objects });
}

/** Makes requests for one file fail. */
function spoil(method: string, file: string, fault: ObjectFault): void {
  faults.decide((asked, path) => (asked === method && path.includes(file) ? fault : 'pass'));
}

it.each([
  ['forget', 'PUT', /took releases\/remote-public\/1\/.*browser\/entry\.js and does not have it/],
  ['error-as-success', 'PUT', /failed \(503 InternalError, put .*browser\/entry\.js\)/],
  ['garble', 'GET', /took .*browser\/entry\.js and has other bytes under that key/],
  ['shorten', 'GET', /took .*browser\/entry\.js and has other bytes under that key/],
  ['error-as-success', 'GET', /took .*browser\/entry\.js and has other bytes under that key/],
  ['break-off', 'GET', /ended the connection/],
  ['fail', 'PUT', /failed \(500 InternalError, put .*browser\/entry\.js\)/],
  ['refuse', 'PUT', /object store/],
  ['silent', 'PUT', /did not answer in time/],
] as const)(
  'REL-03 a store that answers with %s to %s publishes nothing, and says so',
  async (fault, method, message) => {
    const store = openStore();
    spoil(method, 'browser/entry.js', fault);
    const impatient = fault === 'silent' ? openStore(database, 2_000) : store;
    await expect(impatient.publish(manifest, contents)).rejects.toThrow(message);
    expect(await store.list()).toEqual([]);
    await expect(store.readManifest(release)).rejects.toThrow('release-missing');
    faults.decide(() => 'pass');
    expect(await store.publish(manifest, contents)).toBe('published');
    expect(await store.verifyFiles(manifest)).toEqual([]);
  },
);

it('REL-03 a shell takes no copy of what a store garbles, and takes one when it is itself again', async () => {
  const store = openStore();
  await store.publish(manifest, contents);
  const copies = createVerifiedCopies(await createTestFolder());
  for (const fault of ['garble', 'shorten', 'error-as-success'] as const) {
    spoil('GET', 'server/main.cjs', fault);
    expect(await copies.take(manifest, store)).toEqual([
      { ...release, code: 'file-changed', detail: 'server/main.cjs' },
    ]);
  }
  spoil('GET', 'server/main.cjs', 'refuse');
  await expect(copies.take(manifest, store)).rejects.toThrow(/object store/);
  expect(await copies.store.list()).toEqual([]);
  faults.decide(() => 'pass');
  expect(await copies.take(manifest, store)).toEqual([]);
  // The copy needs the store no more.
  faults.decide(() => 'refuse');
  expect(await copies.take(manifest, store)).toEqual([]);
});

it('REL-03 an object store that cannot be reached is a fault, and no release without files', async () => {
  const store = openStore();
  await store.publish(manifest, contents);
  faults.decide(() => 'refuse');
  await expect(store.verifyFiles(manifest)).rejects.toThrow(/object store/);
  await expect(store.readVerifiedFile(manifest, 'server/main.cjs')).rejects.toThrow(/object store/);
});

it('REL-03 a publication whose last answer is lost is found again, and one that was never written is not done', async () => {
  const lose = (isDone: boolean): ReleaseDatabase => {
    const query: RunQuery = async (text, values) => {
      if (!text.includes('insert into release_manifest')) return database.query(text, values);
      if (isDone) await database.query(text, values);
      throw new OutcomeUnknownError('The connection was lost');
    };
    return { ...database, query };
  };
  await expect(openStore(lose(false)).publish(manifest, contents)).rejects.toThrow(
    'Whether remote-public@1 was published is not known: publish it again',
  );
  expect(await openStore().list()).toEqual([]);
  expect(await openStore(lose(true)).publish(manifest, contents)).toBe('published');
  expect(await openStore().verifyFiles(manifest)).toEqual([]);
});

it('REL-03 what a publication has left behind is removed after an hour, and nothing that belongs to a release', async () => {
  const objects = openTestObjects(variables);
  const store = createObjectReleaseStore({ database, objects });
  await store.publish(manifest, contents);
  await store.setAside(release);
  await store.publish(manifest, contents);
  await objects.put('releases/remote-public/1/00000000-0000-0000-0000-000000000000/browser/entry.js', Buffer.from('x'));
  await objects.put('releases/remote-public/notes.txt', Buffer.from('x'));
  const list = async () => (await objects.list('releases/remote-public/')).map(({ key }) => key);
  const before = await list();
  const old = {
    ...objects,
    list: async (prefix: string) =>
      (await objects.list(prefix)).map((object) => ({ ...object, modifiedAt: new Date(Date.now() - 3_700_000) })),
  };
  const next = createReleaseFixture('remote-public', '2');
  await createObjectReleaseStore({ database, objects }).publish(next.manifest, next.contents);
  expect((await list()).filter((key) => !key.includes('/2/'))).toEqual(before);
  const later = createReleaseFixture('remote-public', '3');
  await createObjectReleaseStore({ database, objects: old }).publish(later.manifest, later.contents);
  const kept = (await list()).filter((key) => !/\/[23]\//.test(key));
  expect(before.filter((key) => !kept.includes(key))).toEqual([
    'releases/remote-public/1/00000000-0000-0000-0000-000000000000/browser/entry.js',
  ]);
  expect(await store.verifyFiles(manifest)).toEqual([]);
});
