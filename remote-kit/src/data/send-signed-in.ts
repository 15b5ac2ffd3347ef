import type { AuthContract } from '@kmx/shared-contracts/shell-context.ts';
import { RequestError } from './request-error.ts';

/** Whether a request got no answer: without network, or past its deadline. Without a session it is not even sent. */
const isTransportFailure = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name !== 'InvalidStateError');

const isSignedOut = (auth: AuthContract) => auth.session.read().status === 'signed-out';

/**
 * Sends a request with one silent renewal of the session: a request that was refused for want of one did nothing. Where
 * the session has expired for good, the shell leaves the page to sign in, unless the person has signed out meanwhile.
 * Rejects with a RequestError when that fails, and with what `send` rejects with.
 */
export async function sendSignedIn(auth: AuthContract, send: () => Promise<Response>): Promise<Response> {
  const wasSignedOut = isSignedOut(auth);
  const answer = await send().catch((error: unknown) => {
    if (isTransportFailure(error)) throw error;
    return null;
  });
  if (answer !== null && answer.status !== 401) return answer;
  if (!wasSignedOut && isSignedOut(auth)) throw new RequestError('signed-out', 'The person has signed out');
  await auth.ensureSignedIn().catch((error: unknown) => {
    // While offline, nothing can tell whether the session has expired.
    const kind = navigator.onLine ? 'signed-out' : 'offline';
    throw new RequestError(kind, error instanceof Error ? error.message : String(error), { cause: error });
  });
  return send();
}
