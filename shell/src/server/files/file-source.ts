import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { UpstreamError } from '../data/upstream-error.ts';
import { type FileEntry, fileAnswerSchema, fileQuery } from './file-entry.ts';

/** Descriptions and bytes of downloads. */
export interface FileSource {
  /** Null when there is no such file; rejects with an UpstreamError when the content system does not answer. */
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
  readonly askContent: (query: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>;
}

const passedStatuses = [200, 206, 304, 404, 416];
// A reader of a long PDF asks for many parts in a row; a minute also bounds how long a withdrawn file lives on.
const rememberMs = 60_000;

/** Connects the downloads of the content system with the service that keeps their bytes (D-44). */
export function createFileSource({ origin, timeoutMs, askContent }: FileSourceOptions): FileSource {
  const known = new LRUCache<string, FileEntry>({ max: 200, ttl: rememberMs });
  return {
    find: async (slug) => {
      const remembered = known.get(slug);
      if (remembered !== undefined) return remembered;
      const { fileDownload } = v.parse(fileAnswerSchema, await askContent(fileQuery, { slug }));
      // What does not exist is not remembered: invented slugs would push out the real ones.
      if (fileDownload !== null) known.set(slug, fileDownload);
      return fileDownload;
    },
    open: async (handle, method, conditions) => {
      const controller = new AbortController();
      // The deadline is for the beginning only: a large file on a slow line may take its time.
      const timer = setTimeout(() => controller.abort(), timeoutMs);
      try {
        const response = await fetch(new URL(`/files/${handle}`, origin), {
          method,
          headers: { 'accept-encoding': 'identity', ...conditions },
          redirect: 'error',
          signal: controller.signal,
        });
        if (passedStatuses.includes(response.status)) return response;
        await response.body?.cancel();
        throw new UpstreamError(502, `files: ${response.status}`, response.status >= 500);
      } catch (error) {
        if (error instanceof UpstreamError) throw error;
        const isLate = controller.signal.aborted;
        throw new UpstreamError(isLate ? 504 : 502, 'files cannot be reached', true, { cause: error });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
