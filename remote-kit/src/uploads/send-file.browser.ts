import { uploadsEndpoint } from '@kmx/shared-contracts/endpoints/uploads.ts';
import { formTokenHeader } from '@kmx/shared-contracts/headers.ts';
import { DetailedError, Upload } from 'tus-js-client';
import { mayTryAgain } from './may-try-again.ts';

/** Small enough for a slow connection, so that an interruption costs little. */
const chunkBytes = 2 * 1024 * 1024;
const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000];

/** A file transfer that can be paused and resumed. */
export interface FileTransfer {
  readonly start: () => void;
  readonly pause: () => void;
  /** Stops and discards the bytes on the server. */
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

/** Prepares a transfer by the tus protocol; chunks already on the server, also from before a reload, are not sent again. */
export async function createFileTransfer(file: File, token: string, events: TransferEvents): Promise<FileTransfer> {
  const upload = new Upload(file, {
    endpoint: uploadsEndpoint.path,
    chunkSize: chunkBytes,
    retryDelays,
    // The browser reports when it is online again.
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
        // The server deletes incomplete files within a day anyway.
      });
    },
  };
}
