import { expect, it } from 'vitest';
import { createAssetUrl } from './asset-url.ts';

const url = '/images/press.webp';

it('HY-61 HY-62 asks the image service for size, format and quality, and for no quality where the format has none', () => {
  const resize = { width: 1180, height: 675, fit: 'crop' };
  expect(createAssetUrl(url, undefined)).toBe(url);
  expect(createAssetUrl(url, { image: { resize } })).toBe(`${url}?w=1180&h=675&fit=crop`);
  expect(createAssetUrl(url, { image: { resize: { width: 480 } } })).toBe(`${url}?w=480&fit=clip`);
  const webp = { output: { format: 'webp' } };
  expect(createAssetUrl(url, { image: { quality: { value: 90 } }, document: webp })).toBe(`${url}?fm=webp&q=90`);
  const png = { output: { format: 'png' } };
  expect(createAssetUrl(url, { image: { quality: { value: 90 } }, document: png })).toBe(`${url}?fm=png`);
});

it('HY-61 refuses sizes that no picture has', () => {
  for (const width of [0, -1, 10_001]) {
    expect(() => createAssetUrl(url, { image: { resize: { width } } })).toThrow('width must be between 1 and 10000');
  }
});
