import * as v from 'valibot';
import type { EntryContent } from '../../../data/entry-operations.ts';

const prefix = 'kmx-editor-draft-';
const lifeMs = 30 * 86_400_000;
const contentSchema = v.record(v.string(), v.unknown());

const keptSchema = v.object({
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  /** The version on which it was typed. */
  revision: v.number(),
  base: contentSchema,
  content: contentSchema,
});

/** What was typed and not saved, with the version it was typed on. */
export interface KeptEdits {
  readonly revision: number;
  readonly base: EntryContent;
  readonly content: EntryContent;
}

const createKey = (entryId: string, language: string) => `${prefix}${entryId}-${language}`;

/** What was typed into an entry in a language in the last 30 days and not saved; null when there is nothing. */
export function readKeptEdits(entryId: string, language: string): KeptEdits | null {
  try {
    const kept = v.safeParse(
      keptSchema,
      JSON.parse(window.localStorage.getItem(createKey(entryId, language)) ?? 'null'),
    );
    return kept.success && Date.now() - kept.output.savedAt < lifeMs ? kept.output : null;
  } catch {
    // A browser may forbid storage; kept edits are a comfort, not a need.
    return null;
  }
}

/** Whether anything typed into an entry waits in this browser, in whatever language. */
export function hasKeptEdits(entryId: string): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(createKey(entryId, '')));
  } catch {
    return false;
  }
}

/** Keeps what was typed; null forgets it. */
export function writeKeptEdits(entryId: string, language: string, kept: KeptEdits | null): void {
  try {
    const key = createKey(entryId, language);
    if (kept === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), ...kept }));
  } catch {
    // The editor loses a comfort and must not lose the page.
  }
}

/** Forgets everything, as at sign-out: drafts are not for whoever uses this browser next. */
export function removeKeptEdits(): void {
  try {
    for (const key of Object.keys(window.localStorage).filter((name) => name.startsWith(prefix))) {
      window.localStorage.removeItem(key);
    }
  } catch {
    // Nothing can be kept here, so nothing is.
  }
}
