import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { describe, expect, it } from 'vitest';
import { createTestMessages, readCatalogue } from '../test-portal.ts';

// A branch of a plural may be a single word, which is no placeholder. Their order is the language's own.
const placeholder = /(?<!(?:=\d|zero|one|two|few|many|other) )\{(\w+)[,}]/g;
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(placeholder)].map((match) => match[1]))].toSorted();
const english = readCatalogue('en');

describe('SYS-070 the texts of the portal', () => {
  it.each(uiLanguages)('exist in %s with the same ids and placeholders', (language) => {
    const catalogue = readCatalogue(language);
    expect(Object.keys(catalogue)).toEqual(Object.keys(english));
    for (const [id, text] of Object.entries(catalogue)) {
      expect(text.trim(), id).not.toBe('');
      expect(placeholders(text), id).toEqual(placeholders(english[id] ?? ''));
    }
  });

  it('use the plural of the language', () => {
    const count = (language: 'cs' | 'ro', number: number) =>
      createTestMessages(language)._('dashboard.lead', { count: number });
    expect([count('cs', 1), count('cs', 2), count('cs', 5)]).toEqual([
      'Využíváte 1 službu.',
      'Využíváte 2 služby.',
      'Využíváte 5 služeb.',
    ]);
    expect(count('ro', 20)).toBe('Utilizați 20 de servicii.');
  });
});
