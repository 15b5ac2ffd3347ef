import { releaseOperatorRole } from '@kmx/shared-contracts/endpoints/releases.ts';
import * as v from 'valibot';
import { type IdentityAddress, loadUserClaims } from '../../access/load-user-claims.ts';
import { UpstreamError } from '../../backends/calls/upstream-error.ts';
import { createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { resolveAccessToken, type TokenConfiguration } from '../../tokens/request-tokens.ts';

/** A signed-in person who may see what is released, and act upon it. */
export interface Operator {
  /** Of the account; this and no name is written into the history, which cannot be changed later. */
  readonly id: string;
  /** Empty where identity says none. */
  readonly name: string;
}

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/)),
  name: v.optional(v.string(), ''),
  roles: v.optional(v.array(v.string()), []),
});

/**
 * The operator who sends a request, else the refusal. Identity is asked each time, so that a role that was taken away, or a
 * session that was ended, ends the access at once (SRV-070).
 */
export async function findOperator(
  context: Pick<RequestContext, 'headers' | 'cookies' | 'log'>,
  configuration: IdentityAddress & TokenConfiguration,
): Promise<Operator | ShellResponse> {
  const token = resolveAccessToken(context, configuration);
  if (token === null) return createProblemResponse(401, 'Sign in first');
  try {
    const claims = await loadUserClaims(configuration, token, claimsSchema);
    if (claims === null) return createProblemResponse(401, 'Sign in first');
    if (claims.roles.includes(releaseOperatorRole)) return { id: claims.sub, name: claims.name };
    return createProblemResponse(
      403,
      'This account may not see what is released',
      `It needs the role ${releaseOperatorRole}.`,
    );
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error }, 'identity does not say who operates');
    return createProblemResponse(503, 'Identity does not answer at the moment');
  }
}

/** Whether it is a refusal. */
export function isRefusal(found: Operator | ShellResponse): found is ShellResponse {
  return 'status' in found;
}
