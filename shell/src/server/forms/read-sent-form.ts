import { type FormState, formKinds } from '@kmx/shared-contracts/forms.ts';

/** Says in the address of a protected page that the password was wrong or missing. */
export const refusedPasswordName = 'refused';

/** Whoever writes the address writes what the page shows, so only what looks like a reference is one. */
const referencePattern = /^KMX-[A-Z2-9]{8}$/;

/** The form that `?sent={kind}&reference={reference}` says was taken, or the password that was refused; null for an ordinary visit. */
export function readSentForm(query: Readonly<Record<string, string>>): FormState | null {
  const refused = query[refusedPasswordName];
  if (refused === 'invalid' || refused === 'failed') return createRefusedPassword(refused);
  const kind = formKinds.find((known) => known === query['sent']);
  if (kind === undefined) return null;
  const reference = query['reference'] ?? '';
  const state = { kind, status: 'sent', values: {}, problems: {} } as const;
  return referencePattern.test(reference) ? { ...state, reference } : state;
}

/** What the form for a password shows after a wrong one (`failed`) or none (`invalid`). */
export function createRefusedPassword(status: 'invalid' | 'failed'): FormState {
  return { kind: 'page-password', status, values: {}, problems: status === 'invalid' ? { password: 'password' } : {} };
}
