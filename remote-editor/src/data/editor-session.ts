import { editorAuthenticationEndpoint } from '@kmx/shared-contracts/endpoints/editor.ts';
import { editorSessionResponseSchema } from '@kmx/shared-contracts/endpoints/editor-session.schema.ts';
import * as v from 'valibot';

const deadlineMs = 10_000;

/** Outcome of a login; after too many attempts it contains the seconds to wait. */
export type LoginOutcome =
  | { readonly kind: 'signed-in' | 'wrong-password' | 'failed' }
  | { readonly kind: 'must-wait'; readonly seconds: number };

function callSession(method: 'POST' | 'DELETE', body: object | null): Promise<Response> {
  return fetch(editorAuthenticationEndpoint.path, {
    method,
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(deadlineMs),
  });
}

/** Asks the server whether the editor's cookie is valid, since scripts cannot read it (EDT-004, D-49). Rejects on failure. */
export async function checkEditorSession(): Promise<boolean> {
  const response = await callSession('POST', { hash: 'cookie' });
  if (!response.ok) throw new Error(`The editor session answered ${response.status}`);
  return v.parse(editorSessionResponseSchema, await response.json()).success;
}

/** Signs in by password (EDT-003, EDT-012); never rejects, failures are outcomes. */
export async function signInEditor(password: string): Promise<LoginOutcome> {
  try {
    const response = await callSession('POST', { input: password });
    if (response.status === 429) {
      return { kind: 'must-wait', seconds: parseRetryAfter(response.headers.get('retry-after')) };
    }
    if (!response.ok) return { kind: 'failed' };
    return {
      kind: v.parse(editorSessionResponseSchema, await response.json()).success ? 'signed-in' : 'wrong-password',
    };
  } catch {
    return { kind: 'failed' };
  }
}

/** Clears the editor's cookie (EDT-005). Rejects on failure. */
export async function signOutEditor(): Promise<void> {
  const response = await callSession('DELETE', null);
  if (!response.ok) throw new Error(`The editor session answered ${response.status}`);
}

/** Parses a Retry-After header into seconds; a minute when it is missing or a date. */
export function parseRetryAfter(value: string | null): number {
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : 60;
}
