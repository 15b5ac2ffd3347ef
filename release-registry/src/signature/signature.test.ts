import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { createReleaseFixture } from '../release-fixture.ts';
import { createSignedManifest, isSignatureValid, parsePrivateKey, parsePublicKey } from './signature.server.ts';
import { parseSigningKeys } from './signing-keys.server.ts';
import { parseTrustedKeys } from './trusted-keys.server.ts';

const pair = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519');
const foreign = generateKeyPairSync('rsa', { modulusLength: 1024 });
const publicDer = (keys: typeof pair) => keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const { manifest } = createReleaseFixture('remote-public', '1');
const signed = createSignedManifest(manifest, pair.privateKey);

it('REL-03 keys are read in the forms in which secret stores hand them over', () => {
  const privatePem = pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const publicPem = pair.publicKey.export({ format: 'pem', type: 'spki' }).toString();
  const privateDer = pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const escape = (text: string) => text.replaceAll('\n', '\\n');
  for (const text of [privatePem, escape(privatePem), privateDer]) {
    expect(parsePrivateKey(text, 'X').equals(pair.privateKey)).toBe(true);
  }
  for (const text of [publicPem, escape(publicPem), publicDer(pair)]) {
    expect(parsePublicKey(text, 'X').equals(pair.publicKey)).toBe(true);
  }
});

it('REL-03 an unusable key is reported by the name of its variable, never by its value', () => {
  const publicRsa = foreign.publicKey.export({ format: 'pem', type: 'spki' }).toString();
  const privateRsa = foreign.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  expect(() => parsePublicKey('secret', 'X')).toThrow(new Error('X: holds what is not a readable public key'));
  expect(() => parsePublicKey(publicRsa, 'X')).toThrow(new Error('X: must be an Ed25519 key'));
  expect(() => parsePrivateKey('secret', 'X')).toThrow(new Error('X: holds what is not a readable private key'));
  expect(() => parsePrivateKey(privateRsa, 'X')).toThrow(new Error('X: must be an Ed25519 key'));
});

it('REL-03 a signature holds for everything in the manifest, in any order of its keys, and for its key alone', () => {
  expect(isSignatureValid(signed, pair.publicKey)).toBe(true);
  const reordered = Object.fromEntries(Object.entries(signed).toReversed()) as unknown as typeof signed;
  expect(isSignatureValid(reordered, pair.publicKey)).toBe(true);
  // Signing again signs the manifest, not the signature that it had.
  expect(createSignedManifest(signed, pair.privateKey)).toEqual(signed);
  expect(isSignatureValid(signed, other.publicKey)).toBe(false);
  expect(isSignatureValid(manifest, pair.publicKey)).toBe(false);
  const [first] = signed.files;
  if (!first) throw new Error('a release has files');
  for (const change of [
    { createdAt: '' },
    { initial: { scripts: [], styles: [] } },
    { parts: { page: { scripts: [], styles: [] } } },
    { files: signed.files.slice(1) },
    { files: [{ ...first, bytes: first.bytes + 1 }, ...signed.files.slice(1)] },
    { files: signed.files.toReversed() },
    { signature: '' },
  ]) {
    expect(isSignatureValid({ ...signed, ...change }, pair.publicKey)).toBe(false);
  }
});

it('REL-03 a signature is written in one way only: no other text of the same bytes is taken for it', () => {
  const text = signed.signature ?? '';
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const last = text.slice(0, -2).at(-1) ?? '';
  const neighbour = alphabet[alphabet.indexOf(last) + 1] ?? '';
  const others = [
    ...[`${text.slice(0, -1)}a`, text.slice(0, -2), `${text}\n`, ` ${text}`, `${text.slice(0, 8)} ${text.slice(8)}`],
    // Of its last letter only two bits count.
    `${text.slice(0, -3)}${neighbour}==`,
  ];
  for (const signature of others) {
    expect(Buffer.from(signature, 'base64').equals(Buffer.from(text, 'base64')), signature).toBe(true);
    expect(isSignatureValid({ ...signed, signature }, pair.publicKey), signature).toBe(false);
  }
});

it('REL-03 a list of keys may be separated by spaces, commas and line ends, and has nothing for units that are not in it', () => {
  const list = ` remote-public=${publicDer(pair)},\n shell=${publicDer(other)} `;
  const trusted = parseTrustedKeys({ RELEASE_PUBLIC_KEYS: list });
  const count = (unit: 'remote-public' | 'shell' | 'remote-editor') => trusted?.(unit, 'release').length;
  expect([count('remote-public'), count('shell'), count('remote-editor')]).toEqual([1, 1, 0]);
  expect(trusted?.('shell', 'act')[0]?.equals(other.publicKey)).toBe(true);
  const shared = parseTrustedKeys({ RELEASE_PUBLIC_KEY: publicDer(pair), RELEASE_PUBLIC_KEYS: '' });
  expect(shared?.('remote-editor', 'release')[0]?.equals(pair.publicKey)).toBe(true);
  expect(parseTrustedKeys({ RELEASE_PUBLIC_KEY: '', RELEASE_PUBLIC_KEYS: ' , ' })).toBeNull();
  expect(() => parseTrustedKeys({ RELEASE_PUBLIC_KEY: 'x' })).toThrow(/^RELEASE_PUBLIC_KEY: /);
  for (const entry of ['shell', 'shell=', '=x', 'x=y']) {
    const name = entry.split('=')[0];
    const text = `RELEASE_PUBLIC_KEYS: ${name} must have the form unit=key, platform=key, guard=key or operator=key`;
    expect(() => parseTrustedKeys({ RELEASE_PUBLIC_KEYS: entry })).toThrow(new Error(text));
  }
});

it('REL-03 a platform key acts on every unit, and signs no release', () => {
  const trusted = parseTrustedKeys({
    RELEASE_PUBLIC_KEYS: `remote-public=${publicDer(pair)} platform=${publicDer(other)}`,
  });
  const isTrusted = (use: 'release' | 'act', unit: 'remote-public' | 'remote-portal', { publicKey }: typeof pair) =>
    trusted?.(unit, use).some((key) => key.equals(publicKey));
  expect([isTrusted('act', 'remote-public', other), isTrusted('act', 'remote-portal', other)]).toEqual([true, true]);
  expect([isTrusted('release', 'remote-public', other), isTrusted('act', 'remote-public', pair)]).toEqual([
    false,
    true,
  ]);
});

it('REL-03 each unit is signed for with its own key, acts with that of the platform, and all else with the shared one', () => {
  const third = generateKeyPairSync('ed25519');
  const privateDer = ({ privateKey }: typeof pair) =>
    privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const own = { RELEASE_PRIVATE_KEYS: `remote-public=${privateDer(pair)} platform=${privateDer(other)}` };
  const signing = parseSigningKeys({ ...own, RELEASE_PRIVATE_KEY: privateDer(third) });
  const isKey = (unit: 'remote-public' | 'remote-portal', use: 'release' | 'act', keys: typeof pair) =>
    signing(unit, use)?.equals(keys.privateKey);
  expect([isKey('remote-public', 'act', pair), isKey('remote-portal', 'act', other)]).toEqual([true, true]);
  expect(isKey('remote-portal', 'release', third)).toBe(true);
  expect(parseSigningKeys(own)('remote-portal', 'release')).toBeNull();
  expect(parseSigningKeys({ RELEASE_PRIVATE_KEY: '' })('shell', 'act')).toBeNull();
  expect(() => parseSigningKeys({ RELEASE_PRIVATE_KEYS: 'shell=secret' })).toThrow(
    new Error('RELEASE_PRIVATE_KEYS: holds what is not a readable private key'),
  );
});
