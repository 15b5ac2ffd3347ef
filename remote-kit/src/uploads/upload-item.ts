import { maxUploadBytes } from '@kmx/shared-contracts/forms.ts';

/** Why a chosen file is not sent at all (PUB-105). */
export type UploadRefusal = 'tooLarge' | 'wrongType';

/** One chosen file on its way. */
export interface UploadItem {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly sentBytes: number;
  readonly state: 'waiting' | 'sending' | 'paused' | 'done' | 'failed' | UploadRefusal | 'interrupted';
  /** Name of the file on the server, once it is there. */
  readonly id: string | null;
}

/** Says before anything is sent that a file cannot be taken; the server looks at the content itself (D-43). */
export function findUploadRefusal(file: { readonly size: number; readonly type: string }): UploadRefusal | null {
  if (!/^(?:image|video)\//.test(file.type)) return 'wrongType';
  return file.size > maxUploadBytes ? 'tooLarge' : null;
}

/** Whether a form must wait for this file or lose it. */
export function isUnderWay({ state }: UploadItem): boolean {
  return state === 'waiting' || state === 'sending' || state === 'paused';
}

/** Sent share of a file, 0 to 1. */
export function measureProgress({ sentBytes, size }: UploadItem): number {
  return size === 0 ? 0 : Math.min(1, sentBytes / size);
}
