import { expect, it } from 'vitest';
import { compareEntryVersions } from './summarize-versions.ts';

const version = (base: object, languages: Readonly<Record<string, object>>) => ({
  createdAt: '',
  base: { ...base },
  languages: new Map(Object.entries(languages).map(([language, content]) => [language, { ...content }])),
});

it('EDT-002 a version lists the fields it changed, by language', () => {
  const before = version(
    { slug: 'a', countries: ['CH'] },
    { en: { title: 'A', blocks: [{ id: '1' }] }, de: { title: 'A' } },
  );
  const after = version(
    { slug: 'b', countries: ['CH'] },
    { en: { title: 'A', blocks: [{ id: '1', text: 'x' }] }, ja: { title: 'え' } },
  );
  expect(compareEntryVersions(before, after)).toEqual([
    { language: '', fields: ['slug'] },
    { language: 'en', fields: ['blocks'] },
    { language: 'de', fields: ['title'] },
    { language: 'ja', fields: ['title'] },
  ]);
  expect(compareEntryVersions(before, before)).toEqual([]);
});
