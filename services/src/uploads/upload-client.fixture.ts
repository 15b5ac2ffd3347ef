import { request } from 'node:http';

interface Server {
  readonly address: string;
  readonly authorization: string;
}

type Bytes = Buffer<ArrayBuffer>;

const encode = (text: string) => Buffer.from(text).toString('base64');

/** Bytes that are a JPEG by their beginning; no two pieces of them are the same. */
export function createPicture(size: number): Bytes {
  const picture = Buffer.alloc(size);
  for (let place = 0; place + 4 <= size; place += 4)
    picture.writeUInt32BE(Math.imul(place + 1, 2_654_435_761) >>> 0, place);
  picture.set([0xff, 0xd8, 0xff, 0xe0]);
  return picture;
}

/** Sends files by the tus protocol. */
export function createUploadClient({ address, authorization }: Server) {
  const common = { 'tus-resumable': '1.0.0', authorization };
  const send = (method: string, path: string, headers: Record<string, string>, body?: Bytes) =>
    fetch(`${address}${path}`, { method, headers: { ...common, ...headers }, ...(body === undefined ? {} : { body }) });
  const appendHeaders = (offset: number) => ({
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  });
  return {
    send,
    create: (size: number, type = 'image/jpeg', headers = {}) => {
      const metadata = `filename ${encode('../press.jpg')},filetype ${encode(type)}`;
      return send('POST', '/api/uploads', { 'upload-length': String(size), 'upload-metadata': metadata, ...headers });
    },
    append: (path: string, offset: number, body: Bytes) => send('PATCH', path, appendHeaders(offset), body),
    readOffset: async (path: string) => {
      const { status, headers } = await send('HEAD', path, {});
      return status === 200 ? Number(headers.get('upload-offset')) : status;
    },
    /** Announces more than it sends, and hangs up. */
    sendHalf: async (path: string, body: Bytes, announced: number): Promise<void> => {
      const sender = request(`${address}${path}`, {
        method: 'PATCH',
        headers: { ...common, ...appendHeaders(0), 'content-length': String(announced) },
      });
      sender.on('error', () => {
        // The sender itself hung up.
      });
      await new Promise<void>((resolve) => void sender.write(body, () => resolve()));
      sender.destroy();
    },
  };
}
