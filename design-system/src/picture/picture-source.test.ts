import { expect, it } from 'vitest';
import { resolvePictureSource } from './picture-source.ts';
import { resolveTone } from './tone.ts';

const original = { width: 2360, height: 1574 };

it('CON-017 requests the preset shape with quality 90 and crop', () => {
  const source = resolvePictureSource('/images/a.webp', original, 'stretchedVideo');
  expect(source.src).toBe('/images/a.webp?w=1200&h=675&fit=crop&q=90');
  expect([source.width, source.height]).toEqual([1200, 675]);
});

it('CON-017 keeps the shape of the original where the preset only has a width', () => {
  const source = resolvePictureSource('/images/a.webp', original, 'inline');
  expect(source.src).toBe('/images/a.webp?w=780&fit=crop&q=90');
  expect(source.height).toBe(520);
});

it('never requests a picture wider than its original, and always offers one', () => {
  const source = resolvePictureSource('/images/a.webp', { width: 1180, height: 787 }, 'stretched');
  expect(source.srcSet).toContain(' 1180w');
  expect(source.srcSet).not.toContain(' 1770w');
  expect(resolvePictureSource('/images/a.webp', { width: 40, height: 40 }, 'contact').srcSet).toContain(' 80w');
});

it('maps dominant colours to a tone and rejects invalid colours', () => {
  expect([resolveTone('#000000'), resolveTone('#ffffff')]).toEqual([0, 7]);
  expect([resolveTone('red'), resolveTone('#fff'), resolveTone(undefined)]).toEqual([undefined, undefined, undefined]);
});
