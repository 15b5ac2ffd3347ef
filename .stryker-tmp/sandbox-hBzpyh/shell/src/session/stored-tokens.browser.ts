// @ts-nocheck
import * as v from 'valibot';
import { storagePrefix } from './auth-settings.ts';

/** Without the refresh token: the SDK has no use for it, so in the browser it would only be loot. */
export const tokensSchema = v.object({
  accessToken: v.pipe(v.string(), v.minLength(1)),
  idToken: v.optional(v.string()),
  /** Milliseconds since 1970. */
  tokenExpiry: v.optional(v.number()),
});

/** Tokens as the SDK stores them in localStorage. */
export type StoredTokens = v.InferOutput<typeof tokensSchema>;

function createKey(clientId: string): string {
  return `${storagePrefix}-${clientId}`;
}

/** Reads the stored tokens; a broken item is removed and counts as signed out (AUTH-039). */
export function readStoredTokens(page: Window, clientId: string): StoredTokens | null {
  let item: string | null;
  try {
    item = page.localStorage.getItem(createKey(clientId));
  } catch {
    return null;
  }
  if (item === null) return null;
  try {
    return v.parse(tokensSchema, JSON.parse(item));
  } catch {
    removeStoredTokens(page, clientId);
    return null;
  }
}

export function writeStoredTokens(page: Window, clientId: string, tokens: StoredTokens): void {
  page.localStorage.setItem(createKey(clientId), JSON.stringify(tokens));
}

export function removeStoredTokens(page: Window, clientId: string): void {
  page.localStorage.removeItem(createKey(clientId));
}
