import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { type FileEntry, fileAnswerSchema, fileQuery } from './file-entry.ts';
import { openFile } from './open-file.ts';

/** Descriptions and bytes of downloads. */
export interface FileSource {
  /** Null when there is no such file; rejects with an UpstreamError when the content system does not respond. */
  readonly find: (slug: string) => Promise<FileEntry | null>;
  /**
   * Opens the bytes of a handle with the visitor's conditions; the answer is 200, 206, 304, 404 or 416, its body still
   * streaming. Rejects with an UpstreamError when the file service fails or does not begin within the deadline.
   */
  readonly open: (
    handle: string,
    method: 'GET' | 'HEAD',
    conditions: Readonly<Record<string, string>>,
  ) => Promise<Response>;
}

interface FileSourceOptions {
  readonly origin: string;
  readonly timeoutMs: number;
  readonly queryContent: (query: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>;
}

const statuses = [200, 206, 304, 404, 416];
// A reader of a long PDF requests many ranges in a row; one minute also bounds how long a withdrawn file stays available.
const rememberMs = 60_000;

/** Connects the downloads of the content system with the service that keeps their bytes (D-44). */
export function createFileSource({ origin, timeoutMs, queryContent }: FileSourceOptions): FileSource {
  const known = new LRUCache<string, FileEntry>({ max: 200, ttl: rememberMs });
  return {
    find: async (slug) => {
      const remembered = known.get(slug);
      if (remembered !== undefined) return remembered;
      const { fileDownload } = v.parse(fileAnswerSchema, await queryContent(fileQuery, { slug }));
      // What does not exist is not remembered: invented slugs would push out the real ones.
      if (fileDownload !== null) known.set(slug, fileDownload);
      return fileDownload;
    },
    open: (handle, method, conditions) =>
      openFile({ url: new URL(`/files/${handle}`, origin), method, conditions, statuses, timeoutMs }),
  };
}
