import { expect, it } from 'vitest';
import { createSecurityHeaders } from './security-headers.ts';

const readDirectives = (filesOrigin?: string) =>
  (createSecurityHeaders(filesOrigin)['content-security-policy'] ?? '').split('; ');

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

it('promise 6: a page names another origin only where its files of releases are, and only for them', () => {
  const own = readDirectives();
  expect(own.join(' ')).not.toMatch(/https?:/);
  const changed = readDirectives('https://files.kmx.example').filter((directive) => !own.includes(directive));
  const from = "'self' https://files.kmx.example/_r/";
  expect(changed).toEqual([
    ...[`default-src ${from}`, `script-src ${from}`, `style-src ${from}`],
    ...[`img-src ${from} data:`, `font-src ${from}`, `connect-src ${from}`],
  ]);
});
