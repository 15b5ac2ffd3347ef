import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadPageAssets } from './page-assets.ts';
import { renderNoticePage } from './page-frame.ts';

it('the pages of sign-in have type, colours and logo of the product, and all that their style names', async () => {
  const assets = await loadPageAssets();
  const style = assets.get('/am/ui/sign-in.css')?.body.toString() ?? '';
  const fonts = [...style.matchAll(/url\('([^']+)'\)/g)].map(([, path = '']) => path);
  expect(fonts).toHaveLength(3);
  expect(fonts.map((path) => assets.get(path)?.body.subarray(0, 4).toString())).toEqual(Array(3).fill('wOF2'));
  const own = ['page-frame.css', 'sign-in.css']
    .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
    .join('');
  // No colours or typefaces outside the design system: they would drift away from those of the product.
  expect(own).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|system-ui|--color-[\w-]+:/);
  const used = new Set([...own.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !style.includes(`${name}:`))).toEqual([]);
  expect(renderNoticePage('de', 'signedOut')).toMatch(
    /<svg class="logo"[^>]*aria-label="KMX">(<g .*?<polygon class="conductor")/,
  );
});
