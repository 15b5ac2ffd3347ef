import { editorAuthenticationEndpoint } from '@kmx/shared-contracts/endpoints/editor.ts';
import { editorSessionResponseSchema } from '@kmx/shared-contracts/endpoints/editor-session.schema.ts';
import * as v from 'valibot';

const deadlineMs = 10_000;

/** Outcome of a login; a refused one for too many attempts says after how many seconds to try again. */
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

/** Asks whether the editor's cookie is valid; scripts cannot read it, so the server does (EDT-004, D-49). Rejects on failure. */
export async function checkEditorSession(): Promise<boolean> {
  const response = await callSession('POST', { hash: 'cookie' });
  if (!response.ok) throw new Error(`The editor session answered ${response.status}`);
  return v.parse(editorSessionResponseSchema, await response.json()).success;
}

/** Signs in by password (EDT-003, EDT-012); never rejects, a failure is an outcome. */
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

/** Seconds of a Retry-After header; a minute when it is missing or a date. */
export function parseRetryAfter(value: string | null): number {
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : 60;
}
