import { readFileSync } from 'node:fs';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { expect, it } from 'vitest';
import { findStrayWords } from './find-stray-words.ts';
import { readFurtherTexts } from './further-texts.ts';
import { readTermbase } from './termbase.ts';

const further = readFurtherTexts();
const find = (name: string) => further.find((texts) => texts.name === name)?.languages ?? {};

it('SYS-070 reads what the sign-in and partner services say in all languages, message by message', () => {
  for (const name of ['services/sign-in', 'services/partner-services']) {
    const languages = find(name);
    expect(Object.keys(languages).toSorted()).toEqual([...uiLanguages].toSorted());
    const ids = Object.values(languages).map((texts) => Object.keys(texts));
    for (const own of ids) expect(own).toEqual(ids[0]);
  }
  expect(find('services/sign-in')['pt']?.['submit']).toBe('Entrar');
});

it.each([
  ['services/content', 'page-home.localizations.title', ['de', 'en', 'es', 'fr', 'ja', 'zh']],
  ['services/catalogue', 'classifications.cut-and-strip.name', ['de', 'en', 'ja', 'zh']],
  ['services/desk', 'ticket-stories.0.subject', ['de', 'en', 'ja']],
] as const)('SYS-070 reads the sample texts of %s with the language each is in', (name, place, languages) => {
  expect(Object.keys(find(name)).toSorted()).toEqual(expect.arrayContaining([...languages]));
  expect(find(name)['en']?.[place]).toMatch(/^[\x20-\x7e]+$/);
  expect(find(name)['ja']?.[place]).toMatch(/\p{Script=Han}/u);
});

it('SYS-070 a forbidden word in a sample text is found, with its place', () => {
  const termbase = readTermbase(readFileSync('docs/terminology.md', 'utf8'));
  const texts = { ...find('services/content')['ja'], 'page-home.localizations.title': '電線加工装置' };
  expect(findStrayWords(termbase, 'services/content', 'ja', texts, {})).toEqual([
    'services/content/ja:page-home.localizations.title says "装置": 電線加工装置',
  ]);
});
