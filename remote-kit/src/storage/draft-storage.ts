import * as v from 'valibot';
import { listStoredKeys } from './list-stored-keys.ts';
import { browserStorage } from './safe-storage.ts';

const maxAgeMs = 30 * 86_400_000;
const savedSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({ savedAt: v.number() }));

function readSaved(key: string): object | null {
  const saved = v.safeParse(savedSchema, browserStorage.read(key));
  return saved.success && Date.now() - saved.output.savedAt < maxAgeMs ? saved.output : null;
}

/** Reads unsent input stored in this browser; null when there is none, it is older than 30 days or cannot be parsed. */
export function readStoredDraft<Draft>(key: string, schema: v.GenericSchema<unknown, Draft>): Draft | null {
  const draft = v.safeParse(schema, readSaved(key));
  return draft.success ? draft.output : null;
}

/** Stores unsent input for 30 days. */
export function writeStoredDraft(key: string, draft: object): void {
  browserStorage.write(key, JSON.stringify({ savedAt: Date.now(), ...draft }));
}

/** Removes one draft. */
export function removeStoredDraft(key: string): void {
  browserStorage.write(key, null);
}

/** Removes the drafts whose keys start with `prefix`; with `ownPrefix` only those of others and expired ones. */
export function removeStoredDrafts(prefix: string, ownPrefix?: string): void {
  for (const key of listStoredKeys(prefix)) {
    const stays = ownPrefix !== undefined && key.startsWith(ownPrefix) && readSaved(key) !== null;
    if (!stays) removeStoredDraft(key);
  }
}
