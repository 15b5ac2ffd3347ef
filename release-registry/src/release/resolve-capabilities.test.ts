import { expect, it } from 'vitest';
import { resolveCapabilities } from './resolve-capabilities.ts';

it('REL-07 a release asks for what it declares, without names that this contract does not know', () => {
  const declared = { contractVersion: '2.5.0', capabilities: ['search', 'moon-phases', 'content'] };
  expect(resolveCapabilities(declared)).toEqual(['content', 'search']);
  expect(resolveCapabilities({ contractVersion: '2.5.0', capabilities: [] })).toEqual([]);
  expect(resolveCapabilities({ contractVersion: '2.5.0' })).toEqual([]);
  expect(resolveCapabilities({ contractVersion: '3.0.0' })).toEqual([]);
});

it('REL-07 a release of a contract before 2.5 may query all that it could, as long as it declares nothing', () => {
  const all = ['content', 'catalogue', 'search'];
  expect(resolveCapabilities({ contractVersion: '2.4.9' })).toEqual(all);
  expect(resolveCapabilities({ contractVersion: '1.9.0' })).toEqual(all);
  expect(resolveCapabilities({ contractVersion: '2.4.0', capabilities: ['search'] })).toEqual(['search']);
});
