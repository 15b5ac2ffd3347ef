import { expect, it } from 'vitest';
import { describeLanguages, summarizeLanguages } from './language-state.ts';

const early = '2026-11-20T08:00:00.000Z';
const late = '2026-11-21T08:00:00.000Z';
const page = {
  baseUpdatedAt: early,
  localizations: [
    { locale: 'en', title: 'Home', updatedAt: late },
    { locale: 'de', title: 'Start', updatedAt: early },
    { locale: 'ja', title: null, updatedAt: late },
  ],
  documentInStages: [
    {
      baseUpdatedAt: early,
      publishedAt: early,
      publishedBy: null,
      localizations: [
        { locale: 'en', title: 'Home', updatedAt: early },
        { locale: 'de', title: 'Start', updatedAt: early },
      ],
    },
  ],
};

it('EDT-014 tells for each language whether it is published, published in an older version, or a draft', () => {
  expect(describeLanguages(page).map(({ language, state }) => [language, state])).toEqual([
    ['en', 'changed'],
    ['de', 'published'],
    ['ja', 'draft'],
  ]);
});

it('EDT-014 a page is a draft if nothing of it is published, and changed if anything is unpublished', () => {
  const [english, german, japanese] = describeLanguages(page);
  if (!english || !german || !japanese) throw new Error('three languages');
  expect(summarizeLanguages([english, german])).toBe('changed');
  expect(summarizeLanguages([german])).toBe('published');
  expect(summarizeLanguages([german, japanese])).toBe('changed');
  expect(summarizeLanguages([japanese])).toBe('draft');
});

it('EDT-014 a change of a shared field is pending in every published language', () => {
  const states = describeLanguages({ ...page, baseUpdatedAt: late }).map(({ state }) => state);
  expect(states).toEqual(['changed', 'changed', 'draft']);
});
