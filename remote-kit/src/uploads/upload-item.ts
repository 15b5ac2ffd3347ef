import { maxUploadBytes } from '@kmx/shared-contracts/forms.ts';

/** Why a chosen file is rejected before sending (PUB-105). */
export type UploadRefusal = 'tooLarge' | 'wrongType';

/** One chosen file and its transfer. */
export interface UploadItem {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly sentBytes: number;
  readonly state: 'waiting' | 'sending' | 'paused' | 'done' | 'failed' | UploadRefusal | 'interrupted';
  /** Id of the file on the server, once uploaded. */
  readonly id: string | null;
}

/** Rejects unacceptable files before anything is sent; the server checks the content itself (D-43). */
export function findUploadRefusal(file: { readonly size: number; readonly type: string }): UploadRefusal | null {
  if (!/^(?:image|video)\//.test(file.type)) return 'wrongType';
  return file.size > maxUploadBytes ? 'tooLarge' : null;
}

/** Whether a form must wait for this file or lose it. */
export function isUnderWay({ state }: UploadItem): boolean {
  return state === 'waiting' || state === 'sending' || state === 'paused';
}

/** Sent share of a file, from 0 to 1. */
export function measureProgress({ sentBytes, size }: UploadItem): number {
  return size === 0 ? 0 : Math.min(1, sentBytes / size);
}
