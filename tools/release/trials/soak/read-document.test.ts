import { expect, it } from 'vitest';
import { findForeign } from './read-document.ts';

it('REL-01 a file of another version than the document names is foreign, whatever its unit', () => {
  const origin = 'http://localhost:1';
  const files = ['/_r/shell/1/browser/main.js', '/_r/remote-public/b/browser/x.js', '/_r/remote-new/1/browser/y.css'];
  const addresses = files.map((file) => origin + file);
  const versions = { shell: '1', 'remote-public': 'a' };
  expect(findForeign([...addresses, `${origin}/en`], versions)).toEqual(addresses.slice(1));
  expect(findForeign(addresses, { shell: '1', 'remote-public': 'b', 'remote-new': '1' })).toEqual([]);
});
