import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type BodyEncoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a document in the thread pool; quality 5 is the point where more effort saves little. */
export async function compressBody(body: Uint8Array, encoding: 'br' | 'gzip'): Promise<Uint8Array> {
  if (encoding === 'gzip') return compressGzip(body, { level: 6 });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: 5,
    [BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
  };
  return compressBrotli(body, { params });
}

/** Chooses the best encoding that an Accept-Encoding header allows. */
export function selectEncoding(acceptEncoding: string | undefined): BodyEncoding {
  const accepted = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
