import * as v from 'valibot';
import type { Edits } from './content-value.ts';

const prefix = 'kmx-editor-draft-';
const lifeMs = 30 * 86_400_000;

const keptSchema = v.object({
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  /** The version on which it was typed. */
  revision: v.number(),
  edits: v.record(v.string(), v.unknown()),
});

/** What was typed and not saved, with the version it was typed on. */
export interface KeptEdits {
  readonly revision: number;
  readonly edits: Edits;
}

const createKey = (pageId: string, language: string) => `${prefix}${pageId}-${language}`;

/** What was typed into a page in a language in the last 30 days and not saved; null when there is nothing. */
export function readKeptEdits(pageId: string, language: string): KeptEdits | null {
  try {
    const kept = v.safeParse(
      keptSchema,
      JSON.parse(window.localStorage.getItem(createKey(pageId, language)) ?? 'null'),
    );
    return kept.success && Date.now() - kept.output.savedAt < lifeMs ? kept.output : null;
  } catch {
    // A browser may forbid storage; kept edits are a comfort, not a need.
    return null;
  }
}

/** Keeps what was typed; without any edit it is forgotten. */
export function writeKeptEdits(pageId: string, language: string, { revision, edits }: KeptEdits): void {
  try {
    const key = createKey(pageId, language);
    if (Object.keys(edits).length === 0) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), revision, edits }));
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
