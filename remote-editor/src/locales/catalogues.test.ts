import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { expect, it } from 'vitest';
import { readCatalogue } from '../test-page.ts';

const english = readCatalogue('en');

// A placeholder name also stands before a comma in plural messages; choices of a plural differ between languages,
// and a choice may be a single word, which is no placeholder.
const placeholder = /(?<!(?:=\d|zero|one|two|few|many|other) )\{(\w+)[,}]/g;
function listPlaceholders(text: string): string[] {
  return [...text.matchAll(placeholder)].map((match) => match[1] ?? '').sort();
}

it.each(uiLanguages)('SYS-070 has every text with the same placeholders in %s', (language) => {
  const catalogue = readCatalogue(language);
  expect(Object.keys(catalogue)).toEqual(Object.keys(english));
  for (const [id, text] of Object.entries(catalogue)) {
    expect(text.trim(), id).not.toBe('');
    expect(new Set(listPlaceholders(text)), id).toEqual(new Set(listPlaceholders(english[id] ?? '')));
  }
});
