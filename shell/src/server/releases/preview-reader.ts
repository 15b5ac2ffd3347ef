import {
  isPreviewOpen,
  type PreviewReading,
  readPreviewToken,
} from '@kmx/release-registry/preview/preview-token.server.ts';
import type { TrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';
import { LRUCache } from 'lru-cache';

/** Reads the token of a preview, by default at the present time, in milliseconds since 1970. */
export type ReadPreview = (token: string, now?: number) => PreviewReading;

interface PreviewReaderOptions {
  readonly readTrustedKeys: () => TrustedKeys | null;
  /** Of the newest entry: with another one the keys may be others. */
  readonly readRevision: () => number;
}

/** Each is as long as a cookie at most. */
const maxVerdicts = 100;

/**
 * Creates a reader that remembers verdicts: a preview is a token in every request of its browser, and a signature takes time
 * that all visitors wait for. Made-up tokens are remembered apart, so that they push out no valid one.
 */
export function createPreviewReader({ readTrustedKeys, readRevision }: PreviewReaderOptions): ReadPreview {
  const valid = new LRUCache<string, Extract<PreviewReading, { verdict: 'valid' }>>({ max: maxVerdicts });
  const foreign = new LRUCache<string, Extract<PreviewReading, { verdict: 'foreign' }>>({ max: maxVerdicts });
  return (token, now = Date.now()) => {
    const key = `${readRevision()} ${token}`;
    const known = valid.get(key);
    if (known) return isPreviewOpen(known.preview, now) ? known : { verdict: 'expired' };
    const refused = foreign.get(key);
    if (refused) return refused;
    const reading = readPreviewToken(token, readTrustedKeys(), now);
    if (reading.verdict === 'valid') valid.set(key, reading);
    if (reading.verdict === 'foreign') foreign.set(key, reading);
    return reading;
  };
}
