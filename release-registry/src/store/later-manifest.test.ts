import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { createReleaseFixture, createTestFolder } from '../release-fixture.ts';
import { createSignedManifest, isSignatureValid } from '../signature/signature.server.ts';
import { createFileReleaseStore } from './file-release-store.server.ts';

const team = generateKeyPairSync('ed25519');

it('REL-03 a release with fields of a later version keeps its signature, also in files and lists of files', async () => {
  const store = createFileReleaseStore(await createTestFolder());
  const { manifest, contents } = createReleaseFixture('remote-of-tomorrow', '1');
  const later = {
    ...manifest,
    canary: { share: 10 },
    initial: { ...manifest.initial, workers: ['browser/entry.js'] },
    files: manifest.files.map((file) => ({ ...file, mediaType: 'text/plain' })),
  };
  await store.publish(createSignedManifest(later, team.privateKey), contents);
  const read = await store.readManifest({ name: 'remote-of-tomorrow', version: '1' });
  expect(read).toMatchObject({ canary: { share: 10 } });
  expect(isSignatureValid(read, team.publicKey)).toBe(true);
  expect(isSignatureValid({ ...read, canary: { share: 100 } } as typeof read, team.publicKey)).toBe(false);
});
