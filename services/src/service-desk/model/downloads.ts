import type { ServedFile } from '../../http/send-file.ts';

interface DownloadVersion {
  readonly version: string;
  readonly releasedOn: string;
  readonly fileName: string;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly isNewest: boolean;
  readonly releaseNotes: readonly string[];
  readonly language: string;
  /** A signed link, created on request. */
  readonly url: () => string;
}

/** Software with its versions, newest first, in the words of one language. */
export interface Download {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly productSlugs: readonly string[];
  readonly versions: readonly DownloadVersion[];
}

interface DownloadNews {
  readonly downloadId: string;
  readonly name: string;
  readonly version: string;
  readonly releasedOn: string;
}

/** The download centre: its files by name, and their descriptions. */
export interface Downloads {
  readonly files: ReadonlyMap<string, ServedFile>;
  readonly list: (language: string, search: string) => readonly Download[];
  readonly find: (id: string, language: string) => Download | null;
  readonly listNews: (count: number) => readonly DownloadNews[];
}
