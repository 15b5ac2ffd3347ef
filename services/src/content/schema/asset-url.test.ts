import { expect, it } from 'vitest';
import { createAssetUrl } from './asset-url.ts';

const asset = { id: 'asset-hall', url: '/images/hall.webp' };
const at = (operations: string) => `/images/assets/${operations}/asset-hall`;

it('HY-60 HY-61 HY-62 gives an asset the address of the asked size, fit, format and quality', () => {
  expect(createAssetUrl(asset, undefined)).toBe('/images/hall.webp');
  const resize = { width: 1180, height: 675, fit: 'crop' };
  expect(createAssetUrl(asset, { image: { resize } })).toBe(at('resize=fit:crop,width:1180,height:675'));
  expect(createAssetUrl(asset, { image: { resize: { width: 480 } } })).toBe(at('resize=fit:clip,width:480'));
  const webp = { output: { format: 'webp' } };
  expect(createAssetUrl(asset, { image: { quality: { value: 90 } }, document: webp })).toBe(
    at('quality=value:90/output=format:webp'),
  );
  const png = { output: { format: 'png' } };
  expect(createAssetUrl(asset, { image: { quality: { value: 90 } }, document: png })).toBe(at('output=format:png'));
  expect(createAssetUrl(asset, { document: { output: { format: 'autoImage' } } })).toBe('/images/hall.webp');
  const image = { crop: { x: 10, y: 9, width: 100, height: 50 }, blur: { amount: 4 }, sharpen: { amount: 2 } };
  expect(createAssetUrl(asset, { image })).toBe(at('crop=x:8,y:8,width:104,height:56/sharpen=amount:2/blur=amount:4'));
});

it('HY-61 chooses the next larger size that is served, of a crop in the same shape', () => {
  const resize = (box: object) => createAssetUrl(asset, { image: { resize: box } });
  expect(resize({ width: 500 })).toBe(at('resize=fit:clip,width:540'));
  expect(resize({ width: 300, height: 200, fit: 'crop' })).toBe(at('resize=fit:crop,width:304,height:205'));
  expect(resize({ width: 9999, height: 9999, fit: 'max' })).toBe(at('resize=fit:max,width:2360,height:1600'));
  expect(createAssetUrl(asset, { image: { quality: { value: 1 } } })).toBe(at('quality=value:20'));
});

it('HY-61 refuses what no picture has, and leaves what is no picture as it is', () => {
  for (const width of [0, -1, 10_001]) {
    expect(() => createAssetUrl(asset, { image: { resize: { width } } })).toThrow('width must be between 1 and 10000');
  }
  expect(() => createAssetUrl(asset, { image: { blur: { amount: 21 } } })).toThrow('blur must be between 1 and 20');
  const film = { id: 'film', url: '/videos/stroke.webm' };
  expect(createAssetUrl(film, { image: { resize: { width: 480 } } })).toBe('/videos/stroke.webm');
});
