import { privateStoragePrefix } from '@kmx/shared-contracts/storage-keys.ts';
import * as v from 'valibot';

const prefix = `${privateStoragePrefix}draft-`;
const lifeMs = 30 * 86_400_000;

const keptSchema = v.object({
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  value: v.unknown(),
});

const openStorage = (): Storage => window.localStorage;
const createKey = (userId: string, name: string) => `${prefix}${userId}-${name}`;

function listKeys(): readonly string[] {
  return Object.keys(openStorage()).filter((key) => key.startsWith(prefix));
}

function parseKept(item: string): v.InferOutput<typeof keptSchema> | null {
  try {
    const kept = v.safeParse(keptSchema, JSON.parse(item));
    return kept.success && Date.now() - kept.output.savedAt < lifeMs ? kept.output : null;
  } catch {
    return null;
  }
}

/** What a person typed into a form and has not sent; null when there is nothing, it is too old or cannot be read. */
export function readDraft<Value>(userId: string, name: string, schema: v.GenericSchema<unknown, Value>): Value | null {
  try {
    const item = openStorage().getItem(createKey(userId, name));
    const value = v.safeParse(schema, item === null ? null : parseKept(item)?.value);
    return item !== null && value.success ? value.output : null;
  } catch {
    // A browser may forbid storage; a draft is a comfort, not a need.
    return null;
  }
}

/** Keeps what a person typed for 30 days; a full or forbidden storage is no failure. */
export function writeDraft(userId: string, name: string, value: unknown): void {
  try {
    openStorage().setItem(createKey(userId, name), JSON.stringify({ savedAt: Date.now(), value }));
  } catch {
    // The person loses a comfort and must not lose the page.
  }
}

/** Whether something is kept under this name at all. */
export function hasDraft(userId: string, name: string): boolean {
  try {
    return openStorage().getItem(createKey(userId, name)) !== null;
  } catch {
    return false;
  }
}

/** Forgets a draft whose text was sent. */
export function removeDraft(userId: string, name: string): void {
  try {
    openStorage().removeItem(createKey(userId, name));
  } catch {
    // Nothing can be kept here, so nothing is.
  }
}

/** Forgets the drafts of everybody, as at sign-out. */
export function removeDrafts(): void {
  try {
    for (const key of listKeys()) openStorage().removeItem(key);
  } catch {
    // Nothing can be kept here, so nothing is.
  }
}

/** Forgets what others left behind in this browser, and what is too old. */
export function removeForeignDrafts(userId: string): void {
  try {
    for (const key of listKeys()) {
      const isOwn = key.startsWith(createKey(userId, ''));
      if (!isOwn || parseKept(openStorage().getItem(key) ?? '') === null) openStorage().removeItem(key);
    }
  } catch {
    // Nothing can be kept here, so nothing is.
  }
}
