import { parseUser } from '@kmx/shared-contracts/parse-user.ts';
import * as v from 'valibot';

/** Name of the claim by which the shell's server marks claims that it read from the identity token (decision 0013). */
export const claimsSourceName = 'kmx_claims_source';
const markedSchema = v.object({ [claimsSourceName]: v.literal('id_token') });

/** Whether claims are those of the identity token, which replace user info while that is unavailable. */
export function areIdentityClaims(claims: unknown): boolean {
  return v.is(markedSchema, claims);
}

/**
 * Claims of an identity token that this browser got from the provider itself, unverified: good enough to show who is
 * signed in; every server verifies the token again. Null when they identify no one.
 */
export function readIdentityClaims(idToken: string | undefined): unknown {
  try {
    const text = (idToken ?? '').split('.')[1] ?? '';
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return parseUser(claims).id === '' ? null : claims;
  } catch {
    return null;
  }
}
