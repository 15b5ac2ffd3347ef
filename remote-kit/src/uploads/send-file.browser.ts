import { uploadsEndpoint } from '@kmx/shared-contracts/endpoints/uploads.ts';
import { formTokenHeader } from '@kmx/shared-contracts/headers.ts';
import { DetailedError, Upload } from 'tus-js-client';
import { mayTryAgain } from './may-try-again.ts';

/** Small enough for a slow line, so that a broken one costs little. */
const chunkBytes = 2 * 1024 * 1024;
const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000];

/** A file that is being sent and can be stopped and continued. */
export interface FileTransfer {
  readonly start: () => void;
  readonly pause: () => void;
  /** Stops and lets the server forget what it has. */
  readonly cancel: () => void;
}

interface TransferEvents {
  readonly onProgress: (sentBytes: number) => void;
  readonly onDone: (id: string) => void;
  readonly onFailed: (status: number | null) => void;
}

function readId(url: string | null): string {
  return url?.split('/').at(-1) ?? '';
}

function findStatus(error: unknown): number | null {
  return error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? null) : null;
}

/** Prepares a file for sending by the tus protocol; a part that is there already, also before a reload, is not sent again. */
export async function createFileTransfer(file: File, token: string, events: TransferEvents): Promise<FileTransfer> {
  const upload = new Upload(file, {
    endpoint: uploadsEndpoint.path,
    chunkSize: chunkBytes,
    retryDelays,
    // The browser itself says when the line is there again.
    onShouldRetry: (error) => navigator.onLine && mayTryAgain(findStatus(error)),
    headers: { [formTokenHeader]: token },
    metadata: { filename: file.name, filetype: file.type },
    removeFingerprintOnSuccess: true,
    onProgress: (sentBytes) => events.onProgress(sentBytes),
    onSuccess: () => events.onDone(readId(upload.url)),
    onError: (error) => events.onFailed(findStatus(error)),
  });
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  return {
    start: () => upload.start(),
    pause: () => void upload.abort(),
    cancel: () => {
      upload.abort(true).catch(() => {
        // What the server keeps of it ends by itself within a day.
      });
    },
  };
}
