import { expect, it } from 'vitest';
import { pages } from '../pages.ts';
import { createTestMessages } from '../test-page.ts';
import { listGuideEntries, searchGuide } from './search-guide.ts';

function find(query: string, language = 'en'): readonly string[] {
  const messages = createTestMessages(language);
  return searchGuide(
    listGuideEntries(pages, (id) => messages._(id)),
    query,
  ).map(({ href }) => href);
}

it('STY-001 finds components by name, by related names, by their props and by their purpose', () => {
  expect(find('dialog')[0]).toBe('/style-guide/components#dialog');
  expect(find('IconButton')[0]).toBe('/style-guide/buttons#button');
  expect(find('busy focus')).toContain('/style-guide/buttons#button-busy');
  expect(find('busyText')).toContain('/style-guide/buttons#button');
  expect(find('countries')).toContain('/style-guide/inputs#select');
});

it('STY-001 finds pages and tokens in the language of the guide', () => {
  expect(find('Formular', 'de')[0]).toBe('/style-guide/inputs');
  expect(find('Farben', 'de')).toContain('/style-guide#tokens-colors');
});

it('STY-001 finds nothing for an empty query, and nothing for words that do not occur', () => {
  expect([find(''), find('   '), find('dialog xylophone')]).toEqual([[], [], []]);
});
