import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findStrayWords } from './find-stray-words.ts';
import { readTermbase } from './termbase.ts';

const page = `# Terminology

## Concepts

| concept | in English messages | meaning |
| --- | --- | --- |
| whitepaper | \`\\bwhitepapers?\\b\` | a document |

## pt: Português

Address: você.

Never: \`[Ff]icheiro\\|[Gg]uardar\`

| concept | word | counts as |
| --- | --- | --- |
| whitepaper | whitepaper | \`whitepaper\` |

## Exceptions

| message | concept | reason |
| --- | --- | --- |
| \`shell/pt:named\` | whitepaper | the name of a page |
`;
const termbase = readTermbase(page);

function find(id: string, message: string, english: string): readonly string[] {
  return findStrayWords(termbase, 'shell', 'pt', { [id]: message }, { [id]: english });
}

describe('the words of the termbase', () => {
  it('asks a translation for the one word of a concept', () => {
    expect(find('a', 'Os whitepapers', 'The whitepapers')).toEqual([]);
    expect(find('a', 'Os artigos', 'The whitepapers')).toEqual([
      'shell/pt:a does not say "whitepaper" (whitepaper): Os artigos',
    ]);
  });

  it('finds words that a language never uses', () => {
    expect(find('a', 'Guardar o rascunho', 'Save draft')).toEqual(['shell/pt:a says "Guardar": Guardar o rascunho']);
  });

  it('lets an exception pass, and only there', () => {
    expect(find('named', 'Artigo', 'Whitepaper')).toEqual([]);
    expect(find('named', 'Ficheiro', 'Whitepaper')).toHaveLength(1);
  });

  it('know one name for a whitepaper, in every language', () => {
    const own = readTermbase(readFileSync('docs/terminology.md', 'utf8'));
    for (const language of ['en', 'de', 'fr', 'es', 'hu']) {
      const stray = findStrayWords(own, 'remote-public', language, { a: 'White papers' }, { a: 'Whitepapers' });
      expect(stray, language).not.toEqual([]);
    }
    expect(findStrayWords(own, 'remote-public', 'en', { a: 'Whitepapers' }, { a: 'Whitepapers' })).toEqual([]);
  });
});
