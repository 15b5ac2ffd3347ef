import { generateKeyPairSync } from 'node:crypto';
import { createPreviewToken, readPreviewToken } from '@kmx/release-registry/preview/preview-token.server.ts';
import { expect, it } from 'vitest';
import { createTestConfiguration } from '../configuration.fixture.ts';
import { createTestContext } from '../request/request-context.fixture.ts';
import { createTestShell } from '../request/shell.fixture.ts';
import { openReleasePreview } from './open-release-preview.ts';

const team = generateKeyPairSync('ed25519');
const shell = createTestShell({ configuration: createTestConfiguration({ isSecure: true }) });
const releases = { ...shell.releases, readPreview: (token: string) => readPreviewToken(token, () => [team.publicKey]) };
const sign = (expires: number) =>
  createPreviewToken({ versions: { 'remote-public': '1.1.0' }, expires }, () => team.privateKey);

function open(path: string) {
  // As a request has it: `new URL(path, base)` would take two slashes for a host.
  const context = createTestContext({ url: new URL(`https://www.kmx.example${path}`) });
  const response = openReleasePreview.run(context, { ...shell, releases });
  return { response, setCookies: context.setCookies };
}

it('REL-10 a link keeps its token in a cookie and leads to its page without it', () => {
  const token = sign(Date.now() + 3_600_000);
  const { response, setCookies } = open(`/en/products?page=2&releasePreview=${token}`);
  expect(response).toMatchObject({
    status: 302,
    headers: { location: '/en/products?page=2', 'cache-control': 'no-store' },
  });
  expect(setCookies).toEqual([
    expect.stringMatching(
      /^kmx_release_preview=[\w-]+; Path=\/; Max-Age=3(?:600|599); SameSite=Lax; HttpOnly; Secure$/,
    ),
  ]);
});

it.each(['//evil.example/x', '///evil.example/x', String.raw`/\evil.example/x`])(
  'REL-10 a link leads to no other site: %s',
  (path) => {
    const { response } = open(`${path}?releasePreview=off`);
    expect(response).toMatchObject({ status: 302, headers: { location: '/evil.example/x' } });
  },
);

it('REL-10 a preview is ended by its holder', () => {
  const { response, setCookies } = open('/de?releasePreview=off');
  expect(response).toMatchObject({ status: 302, headers: { location: '/de' } });
  expect(setCookies).toEqual([expect.stringContaining('Max-Age=0')]);
});

it('REL-10 a browser that looks ahead neither begins nor ends a preview', () => {
  const context = createTestContext({
    url: new URL('https://www.kmx.example/en?releasePreview=off'),
    headers: { 'sec-purpose': 'prefetch;prerender' },
  });
  expect(openReleasePreview.run(context, { ...shell, releases })).toBeUndefined();
  expect(context.setCookies).toEqual([]);
});

it('REL-10 a link that is not valid gets the page that explains it, and no cookie', () => {
  expect(() => open(`/en?releasePreview=${sign(Date.now() - 1)}`)).toThrow(expect.objectContaining({ status: 410 }));
  expect(() => open('/en?releasePreview=https://evil.example/x.js')).toThrow(expect.objectContaining({ status: 403 }));
  expect(open('/en').response).toBeUndefined();
});
