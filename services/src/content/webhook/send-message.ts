import * as v from 'valibot';
import { signBody, type WebhookSender } from './sign-body.ts';

const timeoutMs = 3000;

const assetSchema = v.looseObject({ data: v.looseObject({ __typename: v.literal('Asset'), url: v.string() }) });

/** The message about an asset with an address that its receiver can load. */
function placeAsset(body: string, origin: string): string {
  const message = v.safeParse(assetSchema, JSON.parse(body));
  if (!message.success || !message.output.data.url.startsWith('/')) return body;
  const { data, ...rest } = message.output;
  return JSON.stringify({ ...rest, data: { ...data, url: `${origin}${data.url}` } });
}

/** Sends one message; resolves with null when it was taken, else with the reason why not (HY-86). */
export async function sendMessage(url: string, noted: string, sender: WebhookSender): Promise<string | null> {
  try {
    const body = placeAsset(noted, sender.assetOrigin);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'gcms-signature': signBody(body, sender, Date.now()) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok ? null : `status ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown reason';
  }
}
