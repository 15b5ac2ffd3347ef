import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestFolder } from '../release-fixture.ts';
import { readRegistryPlace } from './registry-place.server.ts';

const objects = {
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_BUCKET: 'kmx',
  S3_ACCESS_KEY_ID: 'a',
  S3_SECRET_ACCESS_KEY: 'secret',
};
const url = 'postgres://kmx:secret@db.example/kmx';

it('REL-03 a registry is in a folder unless a database is named, whatever object store there is for other things', () => {
  expect(readRegistryPlace({})).toEqual({ kind: 'folder', directory: '.releases' });
  expect(readRegistryPlace({ RELEASES_DIR: '/srv/releases', RELEASES_DATABASE_URL: '', ...objects })).toEqual({
    kind: 'folder',
    directory: '/srv/releases',
  });
});

it('REL-03 with a database its files are in the object store, and passwords may come from files', async () => {
  const file = join(await createTestFolder(), 'url');
  await writeFile(file, `${url}\n`);
  const { S3_ACCESS_KEY_ID: _, ...others } = objects;
  expect(
    readRegistryPlace({ RELEASES_DATABASE_URL_FILE: file, S3_ACCESS_KEY_ID_FILE: file, ...others, RELEASES_DIR: 'x' }),
  ).toMatchObject({ kind: 'database', url, objects: { bucket: 'kmx', accessKeyId: url } });
});

it('REL-03 each variable that is wrong or missing is named, and none of their values is said', () => {
  const cases: readonly (readonly [Readonly<Record<string, string>>, RegExp])[] = [
    [{ RELEASES_DATABASE_URL: url }, /S3_ENDPOINT: is missing/],
    [{ RELEASES_DATABASE_URL: url, S3_ENDPOINT: 'http://a' }, /S3_BUCKET: is missing[^]*S3_SECRET_ACCESS_KEY: is/],
    [{ RELEASES_DATABASE_URL: 'mysql://secret', ...objects }, /RELEASES_DATABASE_URL: must be an address/],
    [{ RELEASES_DATABASE_URL_FILE: '/nowhere' }, /RELEASES_DATABASE_URL_FILE: \/nowhere cannot be read \(ENOENT\)/],
  ];
  for (const [environment, message] of cases) {
    expect(() => readRegistryPlace(environment)).toThrow(message);
    expect(() => readRegistryPlace(environment)).not.toThrow(/secret/);
  }
});
