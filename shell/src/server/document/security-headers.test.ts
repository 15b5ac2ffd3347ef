import { expect, it } from 'vitest';
import { createSecurityHeaders } from './security-headers.ts';

const readDirectives = () => (createSecurityHeaders()['content-security-policy'] ?? '').split('; ');

it('PUB-043 a browser that asks default-src about prefetching may prefetch the code of a page', () => {
  expect(readDirectives()).toEqual(expect.arrayContaining(["default-src 'self'", "script-src 'self'"]));
});

it('promise 6: what default-src would allow beyond that has lines of its own', () => {
  const named = readDirectives().map((directive) => directive.split(' ')[0]);
  expect(named).toEqual(
    expect.arrayContaining(['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'media-src', 'frame-src']),
  );
  expect(readDirectives()).toContain("object-src 'none'");
});
