import * as v from 'valibot';
import { expect, it } from 'vitest';
import { capabilities, capabilityNamesSchema } from './capabilities.ts';
import type { Mount } from './mount.ts';
import { operationsSchema } from './operations.ts';
import { findSmokePageProblems, smokePagesSchema } from './smoke-pages.ts';

const place = (path: string, isLocalized = true): Mount => ({
  ...{ path, isLocalized, sites: 'all', kind: 'application', hasChrome: true },
});

it('REL-07 a capability has any name of lower-case words, so that a shell can read those of later contracts', () => {
  expect(v.parse(capabilityNamesSchema, [...capabilities, 'moon-phases'])).toContain('moon-phases');
  for (const wrong of ['', 'Content', 'a b', '-a', 'a-', 'a'.repeat(41), '__proto__', 5]) {
    expect([wrong, v.is(capabilityNamesSchema, [wrong])]).toEqual([wrong, false]);
  }
  expect(v.is(capabilityNamesSchema, Array(51).fill('content'))).toBe(false);
});

it('REL-07 a smoke page is a path without query, address of another site or way out of its mount', () => {
  expect(v.is(smokePagesSchema, ['/', '/en', '/de-ch/mykomax/tickets', '/style-guide'])).toBe(true);
  for (const wrong of ['', 'en', '//host', '/\\host', '/en?x=1', '/en#a', '/en/', '/e n', `/${'a'.repeat(200)}`]) {
    expect([wrong, v.is(smokePagesSchema, [wrong])]).toEqual([wrong, false]);
  }
});

it('REL-07 each mount has a smoke page, found by the longest path and by its locale', () => {
  const mounts = [place('/'), place('/service/tools'), place('/guide', false)];
  expect(findSmokePageProblems(mounts, ['/en', '/de-ch/service/tools/press', '/guide/colours'])).toEqual([]);
  expect(findSmokePageProblems(mounts, ['/en/service/tools', '/guide'])).toEqual(['the mount / has no smoke page']);
  expect(findSmokePageProblems([place('/guide', false)], ['/en/guide', '/guides'])).toEqual([
    '/en/guide lies at no mount',
    '/guides lies at no mount',
    'the mount /guide has no smoke page',
  ]);
});

it('REL-07 an operations file has documents by service and name, within limits', () => {
  const file = { 'content-drafts': { EditorSites: 'query EditorSites { sites { id } }' } };
  expect(v.parse(operationsSchema, file)).toEqual(file);
  const wrong = [
    null,
    { 'content-drafts': 'query A { a }' },
    { 'content-drafts': { 'a b': 'query { a }' } },
    { 'content-drafts': { A: '' } },
    { 'content-drafts': { A: 'x'.repeat(20_001) } },
    { Content: {} },
    { content: Object.fromEntries(Array.from({ length: 1001 }, (_, place) => [`A${place}`, 'query { a }'])) },
  ];
  expect(wrong.filter((value) => v.is(operationsSchema, value))).toEqual([]);
});
