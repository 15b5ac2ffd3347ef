/// <reference path="./s3rver.d.ts" />
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

const bucket = 'kmx';

/** An S3-compatible server of a test's own, in this process, with an empty bucket. */
export interface ObjectServer {
  /** The variables with which a program reaches it. */
  readonly variables: Readonly<Record<`S3_${string}`, string>>;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server on a free port, or on `port`. It takes conditional writes for plain ones, checks no signature, and
 * lists a thousand objects at most, unlike others.
 */
export async function startObjectServer(port = 0): Promise<ObjectServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-objects-'));
  const server = new S3rver({
    ...{ port, address: '127.0.0.1', silent: true, directory: folder },
    // It computes that of a list with a slash in its prefix otherwise than everybody else.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const address = await server.run();
  return {
    port: address.port,
    variables: {
      S3_ENDPOINT: `http://127.0.0.1:${address.port}`,
      S3_BUCKET: bucket,
      // The only ones that it knows.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
