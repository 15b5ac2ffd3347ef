import { generateKeyPairSync } from 'node:crypto';
import { createPreviewToken } from '@kmx/release-registry/preview/preview-token.server.ts';
import { isSignedBy } from '@kmx/release-registry/signature/signature.server.ts';
import type { TrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPreviewReader } from './preview-reader.ts';

vi.mock('@kmx/release-registry/signature/signature.server.ts', { spy: true });

const team = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
const expires = Date.now() + 3_600_000;
const sign = (version = '1.1.0', key = team) =>
  createPreviewToken({ versions: { 'remote-public': version }, expires }, () => key.privateKey);
const checks = vi.mocked(isSignedBy);
let keys: TrustedKeys = () => [];
let revision = 1;
const create = () => createPreviewReader({ readTrustedKeys: () => keys, readRevision: () => revision });

/** With the name of the team's key, as anybody who knows it can make one up. */
function forge(version: string): string {
  const read = (token: string) => JSON.parse(Buffer.from(token, 'base64url').toString());
  const forged = { ...read(sign(version, stranger)), signatures: read(sign()).signatures };
  return Buffer.from(JSON.stringify(forged)).toString('base64url');
}

beforeEach(() => {
  keys = () => [team.publicKey];
  revision = 1;
});

it('REL-10 the signature of a token is checked once until entries change, and its time whenever it is read', () => {
  const read = create();
  const token = sign();
  checks.mockClear();
  for (let times = 0; times < 3; times += 1) expect(read(token).verdict).toBe('valid');
  expect(checks).toHaveBeenCalledOnce();
  expect(read(token, expires).verdict).toBe('expired');
  keys = () => [stranger.publicKey];
  revision = 2;
  expect(read(token).verdict).toBe('foreign');
});

it('REL-10 a token that somebody made up is checked once', () => {
  const read = create();
  const token = forge('9');
  checks.mockClear();
  for (let times = 0; times < 3; times += 1) expect(read(token).verdict).toBe('foreign');
  expect(checks).toHaveBeenCalledOnce();
});

it('REL-10 made-up tokens, however many, take no place from one that is valid, and fill no memory', () => {
  const read = create();
  const token = sign();
  expect(read(token).verdict).toBe('valid');
  const first = forge('0');
  for (const made of [first, ...Array.from({ length: 300 }, (_, index) => forge(String(index + 1)))]) read(made);
  checks.mockClear();
  expect(read(token).verdict).toBe('valid');
  expect(checks).not.toHaveBeenCalled();
  read(first);
  expect(checks).toHaveBeenCalledOnce();
});
