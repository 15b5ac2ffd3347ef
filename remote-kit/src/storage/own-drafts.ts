import { privateStoragePrefix } from '@kmx/shared-contracts/storage-keys.ts';
import * as v from 'valibot';
import { readStoredDraft, removeStoredDraft, removeStoredDrafts, writeStoredDraft } from './draft-storage.ts';
import { browserStorage } from './safe-storage.ts';

const prefix = `${privateStoragePrefix}draft-`;
const createKey = (userId: string, name: string) => `${prefix}${userId}-${name}`;

/** Reads a user's unsent draft of a form; null when there is none, it is too old or cannot be read. */
export function readDraft<Value>(userId: string, name: string, schema: v.GenericSchema<unknown, Value>): Value | null {
  return readStoredDraft(createKey(userId, name), v.object({ value: schema }))?.value ?? null;
}

/** Stores a user's draft for 30 days. */
export function writeDraft(userId: string, name: string, value: unknown): void {
  writeStoredDraft(createKey(userId, name), { value });
}

/** Whether a draft is stored under this name. */
export function hasDraft(userId: string, name: string): boolean {
  return browserStorage.read(createKey(userId, name)) !== null;
}

/** Removes a draft that was sent. */
export function removeDraft(userId: string, name: string): void {
  removeStoredDraft(createKey(userId, name));
}

/** Removes drafts of other users from this browser, and expired ones. */
export function removeForeignDrafts(userId: string): void {
  removeStoredDrafts(prefix, createKey(userId, ''));
}
