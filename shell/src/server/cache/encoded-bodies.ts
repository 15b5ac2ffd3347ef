import { type BodyEncoding, compressBody, selectEncoding } from '../http/compress-body.ts';

/** A body as it is sent. */
export interface EncodedBody {
  readonly encoding: BodyEncoding;
  readonly body: Uint8Array;
}

/** The encodings of one document. */
export interface EncodedBodies {
  /** The body as an Accept-Encoding header allows it: the smallest that is ready, otherwise one that takes little time. */
  readonly encode: (acceptEncoding: string) => Promise<EncodedBody>;
}

interface Options {
  /** Whether the document will be sent again, so that it is worth to be compressed thoroughly. */
  readonly isKept: () => boolean;
  /** Called with the bytes of each encoding that is kept from now on. */
  readonly onEncoded: (bytes: number) => void;
}

/** Thorough work runs one after another, behind all that a visitor waits for. */
let lastThorough: Promise<unknown> = Promise.resolve();

/** Compresses a document quickly for its first readers, and thoroughly behind them for all others. */
export function createEncodedBodies(body: Uint8Array, { isKept, onEncoded }: Options): EncodedBodies {
  const quick = new Map<BodyEncoding, Promise<Uint8Array>>();
  const thorough = new Map<BodyEncoding, Uint8Array>();
  const begun = new Set<BodyEncoding>();

  function compressQuickly(encoding: Exclude<BodyEncoding, 'identity'>): Promise<Uint8Array> {
    const known = quick.get(encoding);
    if (known !== undefined) return known;
    const compressing = compressBody(body, encoding, 'quick');
    quick.set(encoding, compressing);
    compressing.then(({ byteLength }) => onEncoded(byteLength)).catch(() => quick.delete(encoding));
    return compressing;
  }

  function compressBehind(encoding: Exclude<BodyEncoding, 'identity'>): void {
    if (begun.has(encoding) || !isKept()) return;
    begun.add(encoding);
    lastThorough = lastThorough
      .then(() => (isKept() ? compressBody(body, encoding, 'thorough') : null))
      .then(
        (compressed) => {
          if (compressed === null) return;
          thorough.set(encoding, compressed);
          onEncoded(compressed.byteLength);
        },
        () => begun.delete(encoding),
      );
  }

  return {
    encode: async (acceptEncoding) => {
      const best = selectEncoding(acceptEncoding, 'thorough');
      if (best === 'identity') return { encoding: best, body };
      const ready = thorough.get(best);
      if (ready !== undefined) return { encoding: best, body: ready };
      compressBehind(best);
      const encoding = selectEncoding(acceptEncoding, 'quick');
      return encoding === 'identity' ? { encoding, body } : { encoding, body: await compressQuickly(encoding) };
    },
  };
}
