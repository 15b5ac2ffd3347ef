import { expect, it } from 'vitest';
import { createAssetUrl } from './asset-url.ts';

const asset = { id: 'asset-hall', url: '/images/hall.webp' };
const at = (operations: string) => `/images/assets/${operations}/asset-hall`;
const create = (transformation: Parameters<typeof createAssetUrl>[1]) =>
  createAssetUrl(asset, transformation, (operations) => `0${operations.length}`);

it('HY-60 HY-61 HY-62 gives an asset the address of the asked size, fit, format and quality', () => {
  expect(create(undefined)).toBe('/images/hall.webp');
  const resize = { width: 1180, height: 675, fit: 'crop' };
  expect(create({ image: { resize } })).toBe(at('resize=fit:crop,width:1180,height:675'));
  expect(create({ image: { resize: { width: 480 } } })).toBe(at('resize=fit:clip,width:480'));
  const webp = { output: { format: 'webp' } };
  expect(create({ image: { quality: { value: 90 } }, document: webp })).toBe(at('quality=value:90/output=format:webp'));
  const png = { output: { format: 'png' } };
  expect(create({ image: { quality: { value: 90 } }, document: png })).toBe(at('output=format:png'));
  expect(create({ document: { output: { format: 'autoImage' } } })).toBe('/images/hall.webp');
  const image = { crop: { x: 8, y: 8, width: 104, height: 56 }, blur: { amount: 4 }, sharpen: { amount: 2 } };
  expect(create({ image })).toBe(at('crop=x:8,y:8,width:104,height:56/sharpen=amount:2/blur=amount:4'));
});

it('HY-61 signs a size that not everybody may ask for', () => {
  const resize = (box: object) => create({ image: { resize: box } });
  expect(resize({ width: 500 })).toBe(at('resize=fit:clip,width:500/signed=by:01'));
  expect(resize({ width: 300, height: 200, fit: 'crop' })).toBe(
    at('resize=fit:crop,width:300,height:200/signed=by:01'),
  );
  expect(create({ image: { quality: { value: 1 } } })).toBe(at('quality=value:1/signed=by:01'));
  expect(create({ image: { crop: { x: 10, y: 9, width: 100, height: 50 } } })).toBe(
    at('crop=x:10,y:9,width:100,height:50/signed=by:01'),
  );
});

it('HY-61 refuses values that no picture has, and leaves other files unchanged', () => {
  for (const width of [0, -1, 10_001]) {
    expect(() => create({ image: { resize: { width } } })).toThrow('width must be between 1 and 10000');
  }
  expect(() => create({ image: { blur: { amount: 21 } } })).toThrow('blur must be between 1 and 20');
  const film = { id: 'film', url: '/videos/stroke.webm' };
  expect(createAssetUrl(film, { image: { resize: { width: 480 } } }, () => '0')).toBe('/videos/stroke.webm');
});
