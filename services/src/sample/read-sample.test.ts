import * as v from 'valibot';
import { expect, it } from 'vitest';
import { localizedTextSchema } from './localized-text.ts';
import { listSamples, readSample } from './read-sample.ts';

it('names the file and the place of a value that does not fit', () => {
  const schema = v.array(v.object({ slug: v.number() }));
  expect(() => readSample('catalogue/machines.json', schema)).toThrow(
    /services\/sample\/catalogue\/machines\.json is wrong at\n0\.slug: /,
  );
  expect(() => readSample('catalogue/no-such.json', schema)).toThrow('services/sample/catalogue/no-such.json');
});

it('a text needs all languages of the sample, and none may be empty', () => {
  const text = { en: 'Crimping', de: 'Crimpen', ja: '圧着', zh: '压接' };
  expect(v.is(localizedTextSchema, text)).toBe(true);
  expect(v.is(localizedTextSchema, { ...text, ja: '' })).toBe(false);
  expect(v.is(localizedTextSchema, { en: 'Crimping', de: 'Crimpen', zh: '压接' })).toBe(false);
  expect(v.is(localizedTextSchema, { ...text, fr: 'Sertissage' })).toBe(false);
});

it('lists the files of a folder', () => {
  expect(listSamples('catalogue/groups/')).toContain('bench-presses');
});
