import * as v from 'valibot';
import { contentEventSchema } from '../../cache/content-event.ts';
import { createJsonResponse, createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';
import { findValidSignature, replayMs } from './webhook-signature.ts';

const eventText = v.pipe(v.string(), v.parseJson(), contentEventSchema);

/**
 * `POST /api/content-webhook`: the content system reports a change to any one of the shells; cached pages and data that
 * show it are dropped at all of them (HY-86).
 */
export async function answerContentWebhook(
  { headers, readBody, log }: Pick<RequestContext, 'headers' | 'readBody' | 'log'>,
  { configuration, noteContentEvent, sharedState }: Pick<Shell, 'configuration' | 'noteContentEvent' | 'sharedState'>,
): Promise<ShellResponse> {
  const body = await readBody();
  const { 'gcms-signature': header } = headers;
  const { webhookSecret: secret } = configuration;
  const given = typeof header === 'string' ? header : undefined;
  const signature = secret === null ? null : findValidSignature({ secret, header: given, body });
  if (signature === null) {
    log.warn({ verdict: 'invalid' }, 'a message about content was refused');
    return createProblemResponse(401, 'The signature is not valid');
  }
  if (!(await sharedState.claim(`webhook ${signature}`, replayMs))) {
    log.warn({ verdict: 'replayed' }, 'a message about content was refused');
    return createProblemResponse(409, 'This message was taken before');
  }
  const event = v.safeParse(eventText, body);
  if (!event.success) return createProblemResponse(400, 'The message cannot be read');
  noteContentEvent(event.output, 'content-system');
  await sharedState.publish({ kind: 'content', event: event.output });
  return createJsonResponse(202, { accepted: true });
}
