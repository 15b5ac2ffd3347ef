import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

export type BodyEncoding = 'br' | 'zstd' | 'gzip' | 'identity';
/** Quick while somebody waits for the first bytes, thorough for a body that is sent many times. */
export type Effort = 'quick' | 'thorough';

const { constants } = zlib;
const compressBrotli = promisify(zlib.brotliCompress);
const compressGzip = promisify(zlib.gzip);
// Not in every version of Node that can run the shell.
const compressZstd = typeof zlib.zstdCompress === 'function' ? promisify(zlib.zstdCompress) : null;

// Measured with documents of 57 to 130 kB: docs/measurements/rest.md.
const zstdLevel = { quick: 3, thorough: 9 } as const;
const brotliQuality = { quick: 2, thorough: 6 } as const;
const gzipLevel = { quick: 1, thorough: 6 } as const;

/** Compresses a document in the thread pool. */
export async function compressBody(
  body: Uint8Array,
  encoding: Exclude<BodyEncoding, 'identity'>,
  effort: Effort,
): Promise<Uint8Array> {
  if (encoding === 'gzip') return compressGzip(body, { level: gzipLevel[effort] });
  if (encoding === 'zstd' && compressZstd !== null) {
    return compressZstd(body, { params: { [constants.ZSTD_c_compressionLevel]: zstdLevel[effort] } });
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return compressBrotli(body, { params });
}

/** By effort, the best encoding first: zstd takes the least time, brotli gives the fewest bytes. */
const preferences: Readonly<Record<Effort, readonly BodyEncoding[]>> = {
  quick: [...(compressZstd === null ? [] : (['zstd'] as const)), 'br', 'gzip'],
  thorough: ['br', ...(compressZstd === null ? [] : (['zstd'] as const)), 'gzip'],
};

/** Chooses the best encoding that an Accept-Encoding header allows. */
export function selectEncoding(acceptEncoding: string | undefined, effort: Effort): BodyEncoding {
  const accepted = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return preferences[effort].find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
