import { type ObjectFaults, startObjectFaults } from '@kmx/test-kit/object-faults.ts';
import { type ObjectServer, startObjectServer } from '@kmx/test-kit/object-server.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ObjectStore } from './object-store.ts';
import { openS3ObjectStore } from './s3-object-store.server.ts';
import { resolveS3Settings } from './s3-settings.server.ts';

let server: ObjectServer;
let faults: ObjectFaults;
const opened: ObjectStore[] = [];

beforeAll(async () => {
  server = await startObjectServer();
  faults = await startObjectFaults(server.variables['S3_ENDPOINT'] ?? '');
});
afterEach(() => {
  faults.decide(() => 'pass');
  for (const store of opened.splice(0)) store.close();
});
afterAll(async () => {
  await faults.stop();
  await server.stop();
});

function open(changes: Readonly<Record<string, string>> = {}, options: { deadlineMs?: number } = {}): ObjectStore {
  const { settings } = resolveS3Settings({ ...server.variables, S3_ENDPOINT: faults.endpoint, ...changes });
  if (settings === null) throw new Error('no settings');
  const store = openS3ObjectStore(settings, options);
  opened.push(store);
  return store;
}

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const text = (content: unknown) => Buffer.from(content as Uint8Array).toString();

it('promise 9: objects are read as they were written, listed by prefix, replaced and removed', async () => {
  const store = open({ S3_PREFIX: 'one/' });
  await store.put('a/ä +%.js', bytes('first'));
  await store.put('a/b.js', bytes(''));
  await store.put('a/ä +%.js', bytes('second'));
  expect(text(await store.get('a/ä +%.js', 6))).toBe('second');
  expect(await store.get('a/ä +%.js', 5)).toBe('too-long');
  expect(await store.get('a/none', 5)).toBe('missing');
  expect((await store.list('a/')).map(({ key, bytes: size }) => [key, size])).toEqual([
    ['a/b.js', 0],
    ['a/ä +%.js', 6],
  ]);
  // Another prefix sees nothing of it.
  expect(await open({ S3_PREFIX: 'two/' }).list('')).toEqual([]);
  await store.remove('a/b.js');
  await store.remove('a/b.js');
  expect(await store.get('a/b.js', 5)).toBe('missing');
});

it('promise 9: a bucket that is not there, a wrong key and a server that is not there are named, not taken for missing objects', async () => {
  await expect(open({ S3_BUCKET: 'nowhere' }).get('a', 1)).rejects.toThrow(
    /^The object store http:\/\/127\.0\.0\.1:\d+ \(bucket nowhere\) has no such bucket; .*S3_BUCKET \(404 NoSuchBucket, get a\)$/,
  );
  const wrong = open({ S3_ACCESS_KEY_ID: 'nobody', S3_SECRET_ACCESS_KEY: 'of-nobody' }).get('a', 1);
  await expect(wrong).rejects.toThrow(/does not know the access key; look at S3_ACCESS_KEY_ID/);
  await expect(wrong).rejects.not.toThrow(/of-nobody/);
  await expect(open({ S3_ENDPOINT: 'http://127.0.0.1:1' }).get('a', 1)).rejects.toThrow(/nothing listens there/);
});

it('promise 9: a store that does not answer is given up in time, and one that fails is asked three times at most', async () => {
  faults.decide(() => 'silent');
  const started = performance.now();
  const impatient = open({}, { deadlineMs: 300 });
  for (const call of [impatient.get('a', 1), impatient.put('a', bytes('a')), impatient.list(''), impatient.remove('a')])
    await expect(call).rejects.toThrow('did not answer in time');
  expect(performance.now() - started).toBeLessThan(5_000);
  for (const fault of ['fail', 'refuse'] as const) {
    faults.decide(() => fault);
    const before = faults.requests.length;
    await expect(open().put('a', bytes('a'))).rejects.toThrow(/object store/);
    expect(faults.requests.length - before).toBeLessThanOrEqual(3);
  }
});

it('promise 9: a store that fails once is asked again, also where its answer breaks off', async () => {
  const store = open();
  for (const fault of ['fail', 'refuse', 'break-off'] as const) {
    await store.put('again', bytes('x'.repeat(200_000)));
    let left = 1;
    faults.decide((method) => (method === 'GET' && left-- > 0 ? fault : 'pass'));
    expect(text(await store.get('again', 200_000))).toHaveLength(200_000);
  }
  faults.decide(() => 'break-off');
  await expect(store.get('again', 200_000)).rejects.toThrow('ended the connection before it had answered');
});

it('promise 9: an error in the place of a list is no empty list', async () => {
  const store = open();
  await store.put('there', bytes('x'));
  for (const fault of ['error-as-success', 'garble', 'shorten'] as const) {
    faults.decide(() => fault);
    await expect(store.list('there')).rejects.toThrow(/object store/);
  }
});
