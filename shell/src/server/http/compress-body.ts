import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

export type BodyEncoding = 'br' | 'zstd' | 'gzip' | 'identity';
/** Quick while somebody waits for the first bytes, thorough for a body that is sent many times. */
export type Effort = 'quick' | 'thorough';

const { constants } = zlib;
const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);
// Not in every version of Node that can run the shell.
const zstd = typeof zlib.zstdCompress === 'function' ? promisify(zlib.zstdCompress) : null;

// Measured with documents of 57 to 130 kB: docs/measurements/rest.md.
const zstdLevel = { quick: 3, thorough: 9 } as const;
const brotliQuality = { quick: 2, thorough: 6 } as const;
const gzipLevel = { quick: 1, thorough: 6 } as const;

/**
 * Up to this size a quick compression takes less than a millisecond; in the thread pool it takes two to twelve times the
 * processor time, most of it for memory (docs/measurements/rest.md).
 */
const maxBytesAtOnce = 256 * 1024;

function createOptions({ byteLength }: Uint8Array, effort: Effort) {
  return {
    gzip: { level: gzipLevel[effort] },
    zstd: { params: { [constants.ZSTD_c_compressionLevel]: zstdLevel[effort] }, pledgedSrcSize: byteLength },
    br: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    },
  };
}

/** Compresses a document: an ordinary one quickly at once, everything else in the thread pool. */
export async function compressBody(
  body: Uint8Array,
  encoding: Exclude<BodyEncoding, 'identity'>,
  effort: Effort,
): Promise<Uint8Array> {
  const options = createOptions(body, effort);
  const isAtOnce = effort === 'quick' && body.byteLength <= maxBytesAtOnce;
  if (encoding === 'gzip') return isAtOnce ? zlib.gzipSync(body, options.gzip) : gzip(body, options.gzip);
  if (encoding === 'zstd' && zstd !== null) {
    return isAtOnce ? zlib.zstdCompressSync(body, options.zstd) : zstd(body, options.zstd);
  }
  return isAtOnce ? zlib.brotliCompressSync(body, options.br) : brotli(body, options.br);
}

/** By effort, the best encoding first: zstd takes the least time, brotli gives the fewest bytes. */
const preferences: Readonly<Record<Effort, readonly BodyEncoding[]>> = {
  quick: [...(zstd === null ? [] : (['zstd'] as const)), 'br', 'gzip'],
  thorough: ['br', ...(zstd === null ? [] : (['zstd'] as const)), 'gzip'],
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
