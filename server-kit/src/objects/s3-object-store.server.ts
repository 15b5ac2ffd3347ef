import { addAbortSignal, Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { describeObjectFailure, describePlace, readFailure } from './describe-object-failure.server.ts';
import { type ObjectContent, type ObjectStore, ObjectStoreError, type StoredObject } from './object-store.ts';
import type { S3Settings } from './s3-settings.server.ts';

/** How often a call is tried where nobody says otherwise, and how long all tries together may take. */
const usualAttempts = 3;
const callMs = 10_000;
const connectMs = 3_000;
const maxConnections = 32;

// Only a process with an object store loads the client, which takes a tenth of a second and ten megabytes.
const loadClient = () => import('@aws-sdk/client-s3');
type Modules = Awaited<ReturnType<typeof loadClient>>;

function createClient({ S3Client: Client }: Modules, settings: S3Settings, attempts: number): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, isPathStyle } = settings;
  return new Client({
    ...{ endpoint, region, forcePathStyle: isPathStyle, credentials: { accessKeyId, secretAccessKey } },
    ...{ maxAttempts: attempts, retryMode: 'standard' },
    // Not every store knows the checksums of a later protocol; whoever reads compares hashes of their own.
    ...{ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' },
    requestHandler: {
      connectionTimeout: connectMs,
      httpAgent: { keepAlive: true, maxSockets: maxConnections },
      httpsAgent: { keepAlive: true, maxSockets: maxConnections },
    },
  });
}

async function readBody(body: Readable, maxBytes: number): Promise<ObjectContent> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return 'too-long';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Opens a bucket; nothing is sent before the first call. `deadlineMs` is that of each call with all its tries. */
export function openS3ObjectStore(
  settings: S3Settings,
  { deadlineMs = callMs, attempts = usualAttempts } = {},
): ObjectStore {
  const { bucket, prefix } = settings;
  const place = describePlace(settings);
  let opening: Promise<{ readonly modules: Modules; readonly client: S3Client }> | null = null;

  function open() {
    opening ??= loadClient().then((modules) => ({ modules, client: createClient(modules, settings, attempts) }));
    return opening;
  }

  async function call<Result>(
    action: string,
    send: (modules: Modules, client: S3Client, abortSignal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const { modules, client } = await open();
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
      return await send(modules, client, deadline);
    } catch (error) {
      throw new ObjectStoreError(place, describeObjectFailure(deadline.aborted ? deadline.reason : error, action));
    }
  }

  async function readObject(
    { GetObjectCommand }: Modules,
    client: S3Client,
    key: string,
    maxBytes: number,
    abortSignal: AbortSignal,
  ): Promise<ObjectContent> {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + key }), { abortSignal });
      if (!(Body instanceof Readable)) throw new TypeError('an object without a body');
      return await readBody(addAbortSignal(abortSignal, Body), maxBytes);
    } catch (error) {
      // A bucket or a server that is not there is no object that is not there.
      if (readFailure(error).name === 'NoSuchKey') return 'missing';
      throw error;
    }
  }

  return {
    place,
    put: (key, content) =>
      call(`put ${key}`, async ({ PutObjectCommand }, client, abortSignal) => {
        await client.send(new PutObjectCommand({ Bucket: bucket, Key: prefix + key, Body: content }), { abortSignal });
      }),
    get: (key, maxBytes) =>
      call(`get ${key}`, async (modules, client, abortSignal) => {
        const read = () => readObject(modules, client, key, maxBytes, abortSignal);
        try {
          return await read();
        } catch (error) {
          // The client repeats what was not answered, not an answer that was cut off.
          if (abortSignal.aborted || readFailure(error).name !== 'ECONNRESET') throw error;
          return read();
        }
      }),
    list: (wanted) =>
      call(`list ${wanted}`, async ({ paginateListObjectsV2 }, client, abortSignal) => {
        const found: StoredObject[] = [];
        const listing = { Bucket: bucket, Prefix: prefix + wanted };
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, listing, { abortSignal })) {
          for (const { Key, Size, LastModified } of Contents) {
            if (Key === undefined || Size === undefined || LastModified === undefined || !Key.startsWith(prefix))
              throw new TypeError('an object without its name, size or date');
            found.push({ key: Key.slice(prefix.length), bytes: Size, modifiedAt: LastModified });
          }
        }
        return found;
      }),
    remove: (key) =>
      call(`remove ${key}`, async ({ DeleteObjectCommand }, client, abortSignal) => {
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: prefix + key }), { abortSignal });
      }),
    close: () => void opening?.then(({ client }) => client.destroy()),
  };
}
