import { authErrors } from './auth-errors.ts';

export type CallbackQuery =
  | { readonly kind: 'code'; readonly code: string; readonly state: string; readonly issuer: string | null }
  | { readonly kind: 'failed'; readonly errors: readonly string[] };

/** Parses code and state of the sign-in return page; without them its errors explain why (AUTH-003, AUTH-004, AUTH-020). */
export function parseCallbackQuery(query: URLSearchParams): CallbackQuery {
  const codes = query.getAll('code');
  const states = query.getAll('state');
  const [code = ''] = codes;
  const [state = ''] = states;
  if (code === '' || state === '') {
    const details = [query.get('error'), query.get('error_description')];
    return { kind: 'failed', errors: [authErrors.missingParams, ...details.filter((detail) => !!detail).map(String)] };
  }
  if (codes.length > 1) return { kind: 'failed', errors: [authErrors.codeMissing] };
  if (states.length > 1) return { kind: 'failed', errors: [authErrors.stateMismatch] };
  return { kind: 'code', code, state, issuer: query.get('iss') };
}
