import type { SeedEntry } from '../store/seed-content.ts';
import { countries, languageEntries } from './countries.ts';
import { readEntries } from './read-entries.ts';

/** What an installation without sample content begins with: countries, languages, and a main site of one page. */
export const starterEntries: readonly SeedEntry[] = [...countries, ...languageEntries, ...readEntries('starter.json')];
