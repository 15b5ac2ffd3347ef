import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { describe, expect, it } from 'vitest';
import type { TestMessages } from './test-messages.ts';

// A plural branch may be a single word, which is no placeholder. Order and number of branches depend on the language.
const placeholder = /(?<!(?:=\d+|zero|one|two|few|many|other) )\{(\w+)[,}]/g;

function listPlaceholders(text: string): readonly string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))].toSorted();
}

/** Tests that a remote's texts have the same ids and placeholders in every language of the interface. */
export function describeCatalogues({ readCatalogue }: Pick<TestMessages, 'readCatalogue'>): void {
  describe('the texts', () => {
    const english = readCatalogue('en');

    it.each(uiLanguages)('SYS-070 are all there in %s, with the same placeholders', (language) => {
      const catalogue = readCatalogue(language);
      expect(Object.keys(catalogue)).toEqual(Object.keys(english));
      for (const [id, text] of Object.entries(catalogue)) {
        expect(text.trim(), id).not.toBe('');
        expect(listPlaceholders(text), id).toEqual(listPlaceholders(english[id] ?? ''));
      }
    });
  });
}
