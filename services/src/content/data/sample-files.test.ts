import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentOrder } from './content-order.ts';
import { pickLanguage } from './pick-language.ts';

const pick = (value: unknown) => pickLanguage(value, 'de', ['en', 'de'], 'page.json: page-x.texts.title');

it('every file of the sample content has a place in the order', () => {
  const cwd = new URL('../../../sample/content/', import.meta.url);
  const owners: Readonly<Record<string, string>> = { 'release-sender': 'releases', 'talking-points/file': 'files' };
  const names = globSync('**/*.json', { cwd })
    .map((path) => path.replace(/\.json$/, ''))
    .filter((name) => name !== 'order' && owners[name] === undefined)
    .map((name) => name.replace(/\/(?:story|release|whitepaper|report)$/, ''));
  const made = ['countries', 'languages', 'files'];
  expect([...names, ...made].toSorted()).toEqual(contentOrder.toSorted());
});

it('a text is picked by language, all else is the same in every language', () => {
  expect(pick([{ title: { en: 'Crimping', de: 'Crimpen' }, image: 'asset-guide' }])).toEqual([
    { title: 'Crimpen', image: 'asset-guide' },
  ]);
});

it('a text that lacks a language of its entry, or has one too many, is named with its place', () => {
  expect(() => pick([{ title: { en: 'Crimping' } }])).toThrow(
    'page.json: page-x.texts.title.0.title is written in en instead of en, de',
  );
  expect(() => pick({ en: 'Crimping', de: 'Crimpen', fr: 'Sertissage' })).toThrow('en, de, fr instead of en, de');
});

it('rich text is Markdown, one line or a list of lines', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] });
  const value = { markdown: { en: 'Wire', de: ['Litze', '', 'Kabel'] } };
  expect(pick(value)).toMatchObject({ children: [paragraph('Litze'), paragraph('Kabel')] });
  expect(pick({ markdown: 'KMX' })).toMatchObject({ children: [paragraph('KMX')] });
});
