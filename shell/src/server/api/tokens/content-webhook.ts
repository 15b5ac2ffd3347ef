import * as v from 'valibot';
import { contentEventSchema } from '../../cache/content-event.ts';
import { createJsonResponse, createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import { keepByObject } from '../../memory/keep-by-object.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';
import { createSignatureCheck } from './webhook-signature.ts';

const findSignatureCheck = keepByObject(({ webhookSecret }: Shell['configuration']) =>
  webhookSecret === null ? () => 'invalid' as const : createSignatureCheck(webhookSecret),
);

const eventText = v.pipe(v.string(), v.parseJson(), contentEventSchema);

/** `POST /api/content-webhook`: the content system reports a change; cached pages and data that show it are dropped (HY-86). */
export async function answerContentWebhook(
  { headers, readBody, log }: Pick<RequestContext, 'headers' | 'readBody' | 'log'>,
  { configuration, noteContentEvent }: Pick<Shell, 'configuration' | 'noteContentEvent'>,
): Promise<ShellResponse> {
  const body = await readBody();
  const header = headers['gcms-signature'];
  const verdict = findSignatureCheck(configuration)(typeof header === 'string' ? header : undefined, body);
  if (verdict !== 'valid') log.warn({ verdict }, 'a message about content was refused');
  if (verdict === 'replayed') return createProblemResponse(409, 'This message was taken before');
  if (verdict === 'invalid') return createProblemResponse(401, 'The signature is not valid');
  const event = v.safeParse(eventText, body);
  if (!event.success) return createProblemResponse(400, 'The message cannot be read');
  noteContentEvent(event.output);
  return createJsonResponse(202, { accepted: true });
}
