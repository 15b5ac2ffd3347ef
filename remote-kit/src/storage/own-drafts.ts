import { privateStoragePrefix } from '@kmx/shared-contracts/storage-keys.ts';
import * as v from 'valibot';
import { readStoredDraft, removeStoredDraft, removeStoredDrafts, writeStoredDraft } from './draft-storage.ts';
import { browserStorage } from './safe-storage.ts';

const prefix = `${privateStoragePrefix}draft-`;
const createKey = (userId: string, name: string) => `${prefix}${userId}-${name}`;

/** What a person typed into a form and has not sent; null when there is nothing, it is too old or cannot be read. */
export function readDraft<Value>(userId: string, name: string, schema: v.GenericSchema<unknown, Value>): Value | null {
  return readStoredDraft(createKey(userId, name), v.object({ value: schema }))?.value ?? null;
}

/** Keeps what a person typed for 30 days. */
export function writeDraft(userId: string, name: string, value: unknown): void {
  writeStoredDraft(createKey(userId, name), { value });
}

/** Whether something is kept under this name at all. */
export function hasDraft(userId: string, name: string): boolean {
  return browserStorage.read(createKey(userId, name)) !== null;
}

/** Forgets a draft whose text was sent. */
export function removeDraft(userId: string, name: string): void {
  removeStoredDraft(createKey(userId, name));
}

/** Forgets what others left behind in this browser, and what is too old. */
export function removeForeignDrafts(userId: string): void {
  removeStoredDrafts(prefix, createKey(userId, ''));
}
