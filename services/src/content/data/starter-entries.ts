import type { SeedEntry } from '../store/seed-content.ts';
import { countries, languageEntries } from './countries.ts';
import { readEntries } from './read-entries.ts';

/** The content of an installation without samples: countries, languages, and a main site with one page. */
export const starterEntries: readonly SeedEntry[] = [...countries, ...languageEntries, ...readEntries('starter.json')];
