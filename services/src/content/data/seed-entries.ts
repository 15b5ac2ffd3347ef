import type { SeedEntry } from '../store/seed-content.ts';
import { readReport } from './annual-report.ts';
import { contentOrder } from './content-order.ts';
import { countries, languageEntries } from './countries.ts';
import { listFileDownloads } from './file-downloads.ts';
import { readMachinePictures } from './machine-pictures.ts';
import { readPictures } from './pictures.ts';
import { readEntries } from './read-entries.ts';
import { readRelease } from './releases.ts';
import { readStory } from './stories.ts';
import { readWhitepaper } from './whitepapers.ts';

/** Entries that are made from something else than a file of entries, by their name in the order. */
const makers: Readonly<Record<string, () => readonly SeedEntry[]>> = {
  pictures: readPictures,
  'machine-pictures': readMachinePictures,
  countries: () => countries,
  languages: () => languageEntries,
  files: listFileDownloads,
  'annual-report': () => [readReport()],
};

/** Folders whose subfolders are one entry each: its facts as JSON, its text as Markdown. */
const folders: Readonly<Record<string, (slug: string) => SeedEntry>> = {
  stories: readStory,
  releases: readRelease,
  whitepapers: readWhitepaper,
};

function readNamed(name: string): readonly SeedEntry[] {
  const make = makers[name];
  if (make !== undefined) return make();
  const [folder = '', slug = ''] = name.split('/');
  return folders[folder] === undefined ? readEntries(`content/${name}.json`) : [folders[folder](slug)];
}

/** The whole sample content in creation order; one page exists only as a draft. */
export const seedEntries: readonly SeedEntry[] = contentOrder.flatMap(readNamed);
