import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

// Source maps are read by developers, not by visitors, and the best compression of them takes seconds.
const textPattern = /^browser\/.*\.(?:js|mjs|css|html|json|svg|txt|xml|webmanifest|wasm)$/;
const minimumBytes = 256;

async function compressFile(path: string, content: Uint8Array): Promise<readonly (readonly [string, Uint8Array])[]> {
  if (!textPattern.test(path) || content.byteLength < minimumBytes) return [];
  const brotliOptions = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
  };
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(content, brotliOptions),
    compressGzip(content, { level: 9 }),
  ]);
  const variants = [[`${path}.br`, brotli] as const, [`${path}.gz`, gzipped] as const];
  return variants.filter(([, compressed]) => compressed.byteLength < content.byteLength);
}

/** Adds `.br` (quality 11) and `.gz` (level 9) next to each browser text file that becomes smaller. */
export async function createCompressedContents(
  contents: ReadonlyMap<string, Uint8Array>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const compressed = await Promise.all([...contents].map(([path, content]) => compressFile(path, content)));
  return new Map([...contents, ...compressed.flat()]);
}
