import { expect, it } from 'vitest';
import { sortManifest } from './sort-manifest-plugin.ts';

it('the same shared modules give the same manifest, in whatever order they got ready', () => {
  const write = (...ids: readonly string[]) =>
    JSON.stringify({ id: 'a', shared: ids.map((id) => ({ id, version: '1' })), exposes: [] });
  const sorted = write('a:lingui', 'a:react', 'a:react-dom');
  expect(sortManifest(write('a:react-dom', 'a:lingui', 'a:react'))).toBe(sorted);
  expect(sortManifest(sorted)).toBe(sorted);
});
