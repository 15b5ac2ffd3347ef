import { createHash } from 'node:crypto';
import { isUiLanguage } from '@kmx/shared-contracts/locale.ts';
import {
  createProblemResponse,
  createRedirectResponse,
  createTextResponse,
  type ShellResponse,
} from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';

/**
 * The address in the header of a story mail: one POST from the mail program ends the subscription (RFC 8058); a person
 * who opens it is asked to confirm. The token is the permission; the request comes from no page, so there is no origin
 * to check (PUB-029).
 */
export async function answerUnsubscribe(
  { method, url, clientAddress }: RequestContext,
  { forms, limits }: Pick<Shell, 'forms' | 'limits'>,
): Promise<ShellResponse> {
  const token = url.searchParams.get('token') ?? '';
  const wanted = url.searchParams.get('l') ?? '';
  const language = isUiLanguage(wanted) ? wanted : 'en';
  const page = `/${language}/subscription?${new URLSearchParams({ token, action: 'end' }).toString()}`;
  if (method === 'GET' || method === 'HEAD') return createRedirectResponse(302, page);
  if ((await limits.unsubscriptions.reserve(clientAddress)) > 0) return createProblemResponse(429, 'Too many requests');
  if (!/^[\w-]{20,60}$/.test(token)) return createProblemResponse(404, 'There is no such subscription');
  const ended = await forms.submit({
    kind: 'subscription',
    values: { token, action: 'end' },
    language,
    page: new URL(page, url).href,
    fingerprint: createHash('sha256').update(token).digest('base64url'),
  });
  return ended !== null
    ? createTextResponse(200, 'Unsubscribed')
    : createProblemResponse(404, 'There is no such subscription');
}
