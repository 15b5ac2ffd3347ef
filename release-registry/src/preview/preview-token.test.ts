import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { resolveKeyId } from '../history/sign-statement.server.ts';
import { isSignedBy } from '../signature/signature.server.ts';
import type { TrustedKeys } from '../signature/trusted-keys.server.ts';
import { createPreviewToken, maxPreviewMs, readPreviewToken } from './preview-token.server.ts';

vi.mock('../signature/signature.server.ts', { spy: true });

const marketing = generateKeyPairSync('ed25519');
const portal = generateKeyPairSync('ed25519');
const trustedKeys: TrustedKeys = (unit) =>
  unit === 'remote-public' ? [marketing.publicKey] : unit === 'remote-portal' ? [portal.publicKey] : [];
const now = Date.UTC(2026, 10, 23);
const hourMs = 60 * 60 * 1000;
const preview = { versions: { 'remote-public': '1.2.0' }, expires: now + hourMs };
const signAs = (key: typeof marketing, changes = {}) =>
  createPreviewToken({ ...preview, ...changes }, () => key.privateKey);
const read = (token: string, at = now) => readPreviewToken(token, trustedKeys, at);
const alter = (token: string, changes: object) =>
  Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(token, 'base64url').toString()), ...changes })).toString(
    'base64url',
  );

describe('REL-10 a preview', () => {
  it('REL-10 shows the versions that the key of their team has signed, until it expires', () => {
    const token = signAs(marketing);
    expect(read(token)).toEqual({ verdict: 'valid', preview });
    expect(read(token, preview.expires - 1).verdict).toBe('valid');
    expect(read(token, preview.expires)).toEqual({ verdict: 'expired' });
  });

  it('REL-10 is not valid with the key of another team, for another version or time, or with an address in it', () => {
    expect(read(signAs(portal))).toEqual({ verdict: 'foreign', unit: 'remote-public' });
    const token = signAs(marketing);
    expect(read(alter(token, { versions: { 'remote-public': '1.2.1' } })).verdict).toBe('foreign');
    expect(read(alter(token, { expires: preview.expires + 1 })).verdict).toBe('foreign');
    expect(read(alter(token, { signatures: [] })).verdict).toBe('foreign');
    const both = { versions: { ...preview.versions, 'remote-portal': '2.0.0' } };
    expect(read(signAs(marketing, both))).toEqual({ verdict: 'foreign', unit: 'remote-portal' });
    for (const versions of [{ 'remote-public': 'https://evil.example/' }, { shell: '1.0.0' }, {}]) {
      expect(read(signAs(marketing, { versions }))).toEqual({ verdict: 'unreadable' });
    }
    expect(read(alter(token, { url: 'https://evil.example/' }))).toEqual({ verdict: 'unreadable' });
  });

  it('REL-10 of several remotes carries a signature of each of their teams', () => {
    const versions = { 'remote-public': '1.2.0', 'remote-portal': '2.0.0' };
    const token = createPreviewToken({ ...preview, versions }, (unit) =>
      unit === 'remote-portal' ? portal.privateKey : marketing.privateKey,
    );
    expect(read(token)).toMatchObject({ verdict: 'valid', preview: { versions } });
  });

  it('REL-10 lives a week at most, and needs trusted keys and a readable token', () => {
    expect(read(signAs(marketing, { expires: now + maxPreviewMs + 1 }))).toEqual({ verdict: 'expired' });
    expect(readPreviewToken(signAs(marketing), null, now).verdict).toBe('foreign');
    for (const token of ['', 'x', '%00', 'e30', 'bnVsbA', 'A'.repeat(100_000)]) {
      expect(read(token)).toEqual({ verdict: 'unreadable' });
    }
    expect(() => createPreviewToken(preview, () => null)).toThrow('no key of remote-public');
  });

  it('REL-10 costs no signature to check before its form and time are right, and none of another key', () => {
    const checks = vi.mocked(isSignedBy);
    const count = (token: string, keys = trustedKeys) => {
      checks.mockClear();
      const { verdict } = readPreviewToken(token, keys, now);
      return [verdict, checks.mock.calls.length];
    };
    const token = signAs(marketing);
    const [own] = JSON.parse(Buffer.from(token, 'base64url').toString()).signatures;
    const made = { key: '0'.repeat(16), signature: own.signature };
    expect(count(token)).toEqual(['valid', 1]);
    expect(count(alter(token, { expires: now }))).toEqual(['expired', 0]);
    expect(count(alter(token, { expires: now + maxPreviewMs + 1 }))).toEqual(['expired', 0]);
    expect(count(alter(token, { signatures: [made] }))).toEqual(['foreign', 0]);
    expect(count(alter(token, { signatures: [own.signature] }))).toEqual(['unreadable', 0]);
    // More than its remotes can need.
    expect(count(alter(token, { signatures: [own, made] }))).toEqual(['unreadable', 0]);
    // As the shared key, the platform's, and in an entry.
    const twice: TrustedKeys = () => [marketing.publicKey, marketing.publicKey, portal.publicKey];
    const wrong = alter(token, {
      signatures: [{ key: resolveKeyId(marketing.publicKey), signature: `${'A'.repeat(86)}==` }],
    });
    expect(count(wrong, twice)).toEqual(['foreign', 1]);
    const versions = Object.fromEntries('abcdefghij'.split('').map((name) => [`remote-${name}`, '1']));
    const shared = alter(wrong, { versions });
    expect(count(shared, twice)).toEqual(['foreign', 1]);
  });

  it('REL-10 that would be too long for a cookie is not signed', () => {
    const versions = Object.fromEntries(
      'abcdefghij'.split('').map((name) => [`remote-${name.repeat(40)}`, '1'.repeat(64)]),
    );
    const tooMany = Object.fromEntries('abcdefghijk'.split('').map((name) => [`remote-${name}`, '1']));
    expect(() => createPreviewToken({ ...preview, versions }, () => generateKeyPairSync('ed25519').privateKey)).toThrow(
      'too long',
    );
    expect(() => signAs(marketing, { versions: tooMany })).toThrow('10 remotes');
  });

  it('REL-10 of many remotes is signed once by a key that they share, and fits', () => {
    const versions = Object.fromEntries('abcdefghij'.split('').map((name) => [`remote-${name}`, '1']));
    const token = signAs(marketing, { versions });
    const checks = vi.mocked(isSignedBy);
    checks.mockClear();
    expect(readPreviewToken(token, () => [marketing.publicKey], now).verdict).toBe('valid');
    expect(checks).toHaveBeenCalledOnce();
    const keys = Object.keys(versions).map((unit) => [unit, generateKeyPairSync('ed25519')] as const);
    const find = (unit: string) => keys.find(([name]) => name === unit)?.[1];
    const wide = Object.fromEntries(keys.map(([unit]) => [unit, 'a'.repeat(40)]));
    const signed = createPreviewToken({ ...preview, versions: wide }, (unit) => find(unit)?.privateKey ?? null);
    const trusted: TrustedKeys = (unit) => [find(unit)?.publicKey ?? []].flat();
    expect(readPreviewToken(signed, trusted, now).verdict).toBe('valid');
  });
});
