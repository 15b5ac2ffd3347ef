import { createReleaseFixture } from '@kmx/release-registry/release-fixture.ts';
import { expect, it } from 'vitest';
import { findDocumentAssets } from './document-assets.ts';

const files = [
  'inter-latin-wght-normal.1.woff2',
  'inter-central-european-wght-normal.1.woff2',
  'part-rest.js',
  'main.js',
];
const { manifest: shell } = createReleaseFixture('shell', '1');
const { manifest: remote } = createReleaseFixture('remote-public', '2');
const manifests = {
  shell: {
    ...shell,
    initial: { ...shell.initial, scripts: ['browser/main.js'] },
    parts: { rest: { scripts: ['browser/part-rest.js'], styles: [] } },
    files: [
      ...shell.files,
      ...files.map((name) => ({ path: `browser/${name}`, integrity: `sha256-${name}`, bytes: 1 })),
    ],
  },
  'remote-public': remote,
};
const find = (filesOrigin: string | undefined) =>
  findDocumentAssets(manifests, { name: 'remote-public', part: null }, 'en', filesOrigin);

/** Every text of some assets. */
const listTexts = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(listTexts);
const listAddresses = (filesOrigin: string | undefined) =>
  listTexts(find(filesOrigin)).filter((text) => text.includes('/_r/'));

it('promise 6: every file of a document is at the origin of the page, or every one at that of the files', () => {
  const own = listAddresses(undefined);
  expect(own.toSorted()).toEqual(
    [
      ...['entry.js', 'main.css', ...files].map((name) => `/_r/shell/1/browser/${name}`),
      // Its entry is preloaded, and named as that of a remote.
      ...['entry.js', 'entry.js', 'main.css'].map((name) => `/_r/remote-public/2/browser/${name}`),
    ].toSorted(),
  );
  const origin = 'https://files.kmx.example';
  expect(listAddresses(origin)).toEqual(own.map((path) => origin + path));
  expect(find(origin).remotes['remote-public']?.entry).toBe(`${origin}/_r/remote-public/2/browser/entry.js`);
});

it('the assets of one place are one object, and not those of another', () => {
  expect(find('https://a.example')).toBe(find('https://a.example'));
  expect(find('https://a.example')).not.toBe(find('https://b.example'));
  expect(listAddresses(undefined).join(' ')).not.toContain('https:');
});
