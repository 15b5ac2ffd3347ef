import { UpstreamError } from '../../backends/calls/upstream-error.ts';
import { createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';

/**
 * `POST /api/back-channel-logout`: the identity provider reports an ended session (OpenID Connect Back-Channel Logout
 * 1.0); its identity tokens are refused here from then on (AUTH-014).
 */
export async function answerBackChannelLogout(
  { readBody, log }: Pick<RequestContext, 'readBody' | 'log'>,
  { identityTokens }: Pick<Shell, 'identityTokens'>,
): Promise<ShellResponse> {
  const token = new URLSearchParams(await readBody()).get('logout_token') ?? '';
  try {
    if (await identityTokens.endSession(token)) {
      return { status: 200, headers: { 'cache-control': 'no-store' }, body: '' };
    }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error }, 'an ended session could not be noted');
    return createProblemResponse(503, 'The logout token cannot be verified at the moment');
  }
  log.warn('a logout token was refused');
  return createProblemResponse(400, 'The logout token is not valid');
}
