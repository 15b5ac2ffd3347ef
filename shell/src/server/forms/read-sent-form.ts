import { type FormState, formKinds } from '@kmx/shared-contracts/forms.ts';

/** Puts into the address of a protected page that the password was wrong or missing. */
export const refusedPasswordName = 'refused';

/** Anyone can write the address and so what the page shows; only values shaped like a reference are accepted. */
const referencePattern = /^KMX-[A-Z2-9]{8}$/;

/** The form that `?sent={kind}&reference={reference}` reports as accepted, or the refused password; null for an ordinary visit. */
export function readSentForm(query: Readonly<Record<string, string>>): FormState | null {
  const refused = query[refusedPasswordName];
  if (refused === 'invalid' || refused === 'failed') return createRefusedPassword(refused);
  const kind = formKinds.find((known) => known === query['sent']);
  if (kind === undefined) return null;
  const reference = query['reference'] ?? '';
  const state = { kind, status: 'sent', values: {}, problems: {} } as const;
  return referencePattern.test(reference) ? { ...state, reference } : state;
}

/** What the password form shows after a wrong password (`failed`) or an empty one (`invalid`). */
export function createRefusedPassword(status: 'invalid' | 'failed'): FormState {
  return { kind: 'page-password', status, values: {}, problems: status === 'invalid' ? { password: 'password' } : {} };
}
