// @ts-nocheck
import { type FormState, formKinds } from '@kmx/shared-contracts/forms.ts';

/** The form that `?sent={kind}` says was taken; null for an ordinary visit. */
export function readSentForm(query: Readonly<Record<string, string>>): FormState | null {
  const kind = formKinds.find((known) => known === query['sent']);
  return kind === undefined ? null : { kind, status: 'sent', values: {}, problems: {} };
}
