import { expect, it } from 'vitest';
import { listMutants } from './list-mutants.ts';

it('REL-03 each value of a statement is altered once, and each field and element is removed once', () => {
  const value = { version: 'a1', set: { shell: null }, files: [{ bytes: 2 }, true] };
  expect([...listMutants(value)]).toEqual([
    { place: '/version removed', value: { set: value.set, files: value.files } },
    { place: '/version altered', value: { ...value, version: 'aa' } },
    { place: '/set removed', value: { version: 'a1', files: value.files } },
    { place: '/set/shell removed', value: { ...value, set: {} } },
    { place: '/set/shell altered', value: { ...value, set: { shell: 'x' } } },
    { place: '/files removed', value: { version: 'a1', set: value.set } },
    { place: '/files/0 removed', value: { ...value, files: [true] } },
    { place: '/files/0/bytes removed', value: { ...value, files: [{}, true] } },
    { place: '/files/0/bytes altered', value: { ...value, files: [{ bytes: 3 }, true] } },
    { place: '/files/1 removed', value: { ...value, files: [{ bytes: 2 }] } },
    { place: '/files/1 altered', value: { ...value, files: [{ bytes: 2 }, false] } },
  ]);
});
