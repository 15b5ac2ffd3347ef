import { expect, it } from 'vitest';
import { createSecurityHeaders } from './security-headers.ts';

const readDirectives = (assetsOrigin: string | null) =>
  (createSecurityHeaders({ assetsOrigin })['content-security-policy'] ?? '').split('; ');

it.each([
  [null, "'self'"],
  ['https://assets.example', "'self' https://assets.example"],
])(
  'PUB-043 a browser that asks default-src about prefetching may prefetch the code of a page, from %s',
  (origin, own) => {
    expect(readDirectives(origin)).toEqual(expect.arrayContaining([`default-src ${own}`, `script-src ${own}`]));
  },
);

it('promise 6: what default-src would allow beyond that has lines of its own', () => {
  const named = readDirectives(null).map((directive) => directive.split(' ')[0]);
  expect(named).toEqual(
    expect.arrayContaining(['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'media-src', 'frame-src']),
  );
  expect(readDirectives(null)).toContain("object-src 'none'");
});
