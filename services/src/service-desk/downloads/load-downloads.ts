import { createCipheriv, createHash } from 'node:crypto';
import { storeFiles } from '../../files/store-files.ts';
import { foldText } from '../../search/fold-text.ts';
import { signFilePath } from '../../uploads/signed-file.ts';
import type { Download, Downloads } from '../model/downloads.ts';
import { type DownloadEntry, downloadEntries } from './download-list.ts';
import { type NoteText, noteLanguages, releaseNotes } from './release-note-texts.ts';

const dayMs = 86_400_000;
const linkSeconds = 12 * 3600;
const smallestFile = 64 * 1024;
const maxFileBytes = 256 * 1024;
/** Release dates of versions in days before the first start, oldest first; each entry is some days further back. */
const releaseDays = [410, 190, 6];
const daysBetweenEntries = 11;

/** What links to downloads are signed for, apart from uploads that are signed with the same key. */
export function nameDownloadLink(fileName: string): string {
  return `download ${fileName}`;
}

function createContent(fileName: string): Buffer {
  const seed = createHash('sha256').update(fileName).digest();
  const size = smallestFile + (seed.readUInt32BE(0) % (maxFileBytes - smallestFile));
  // Like compressed software, so that neither server nor proxy can make it smaller on the way.
  const bytes = createCipheriv('aes-256-ctr', seed, seed.subarray(0, 16)).update(Buffer.alloc(size));
  return Buffer.concat([Buffer.from(`KMX PACKAGE ${fileName}\n`), bytes]);
}

interface VersionFile {
  readonly version: string;
  readonly releasedOn: string;
  readonly notes: readonly NoteText[];
  readonly fileName: string;
  readonly content: Buffer;
  readonly sha256: string;
}

function buildVersions(entry: DownloadEntry, place: number, startedAt: Date): readonly VersionFile[] {
  const notes = releaseNotes[entry.category];
  return entry.versions.map((version, index) => {
    const days = (releaseDays[index] ?? 0) + place * daysBetweenEntries;
    const fileName = `${entry.id}-${version}.${entry.extension}`;
    const content = createContent(fileName);
    const first = place * 2 + index * 2;
    const own = [0, 1, 2].slice(0, 2 + (first % 2)).map((offset) => notes[(first + offset) % notes.length]);
    return {
      version,
      releasedOn: new Date(startedAt.getTime() - days * dayMs).toISOString().slice(0, 10),
      notes: own.filter((note) => note !== undefined),
      fileName,
      content,
      sha256: createHash('sha256').update(content).digest('hex'),
    };
  });
}

/** Writes missing files and describes all downloads; dates count back from the first start. */
export async function loadDownloads(directory: string, startedAt: Date, fileKey: Buffer): Promise<Downloads> {
  const built = downloadEntries.map((entry, place) => ({ entry, versions: buildVersions(entry, place, startedAt) }));
  const files = await storeFiles(
    directory,
    built.flatMap(({ versions }) =>
      versions.map(({ fileName, content }) => ({ name: fileName, content, mimeType: 'application/octet-stream' })),
    ),
  );

  function signPath(fileName: string): string {
    const signed = new URL(signFilePath(fileKey, nameDownloadLink(fileName), linkSeconds), 'http://desk');
    return `/service-desk/downloads/${fileName}${signed.search}`;
  }

  // The bytes lie on disk from here on.
  const described = built.map(({ entry, versions }) => ({
    entry,
    versions: versions.map(({ content, ...version }) => ({ ...version, sizeBytes: content.byteLength })),
  }));

  function describe({ entry, versions }: (typeof described)[number], language: string): Download {
    const written = noteLanguages.find((each) => each === language) ?? 'en';
    const { id, name, category, description, productSlugs } = entry;
    return {
      ...{ id, name, category, productSlugs },
      description: description[written],
      versions: versions.toReversed().map(({ notes, ...version }, place) => ({
        ...version,
        isNewest: place === 0,
        releaseNotes: notes.map((note) => note[written]),
        language: written,
        url: () => signPath(version.fileName),
      })),
    };
  }

  return {
    files,
    list: (language: string, search: string) => {
      const wanted = foldText(search);
      return described
        .filter(({ entry }) =>
          foldText([entry.name, ...Object.values(entry.description), ...entry.productSlugs].join(' ')).includes(wanted),
        )
        .map((each) => describe(each, language));
    },
    find: (id: string, language: string) => {
      const found = described.find(({ entry }) => entry.id === id);
      return found === undefined ? null : describe(found, language);
    },
    listNews: (count: number) =>
      described
        .flatMap(({ entry, versions }) =>
          versions.map(({ version, releasedOn }) => ({ downloadId: entry.id, name: entry.name, version, releasedOn })),
        )
        .toSorted((one, other) => (one.releasedOn < other.releasedOn ? 1 : -1))
        .slice(0, count),
  };
}
