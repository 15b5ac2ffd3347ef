import * as v from 'valibot';
import { browserStorage } from './safe-storage.ts';

const maxAgeMs = 30 * 86_400_000;
const savedSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({ savedAt: v.number() }));

function readSaved(key: string): object | null {
  const saved = v.safeParse(savedSchema, browserStorage.read(key));
  return saved.success && Date.now() - saved.output.savedAt < maxAgeMs ? saved.output : null;
}

/** What was typed and not sent, kept in this browser; null when there is nothing, it is older than 30 days or cannot be read. */
export function readStoredDraft<Draft>(key: string, schema: v.GenericSchema<unknown, Draft>): Draft | null {
  const draft = v.safeParse(schema, readSaved(key));
  return draft.success ? draft.output : null;
}

/** Keeps what was typed for 30 days. */
export function writeStoredDraft(key: string, draft: object): void {
  browserStorage.write(key, JSON.stringify({ savedAt: Date.now(), ...draft }));
}

/** Forgets one draft. */
export function removeStoredDraft(key: string): void {
  browserStorage.write(key, null);
}

/** Forgets the drafts whose keys begin like this; with `ownPrefix` only the others' and those that are too old. */
export function removeStoredDrafts(prefix: string, ownPrefix?: string): void {
  for (const key of browserStorage.listKeys(prefix)) {
    const stays = ownPrefix !== undefined && key.startsWith(ownPrefix) && readSaved(key) !== null;
    if (!stays) removeStoredDraft(key);
  }
}
