// @ts-nocheck
import { signBody, type WebhookSender } from './sign-body.ts';

const timeoutMilliseconds = 3000;

/** Sends one message; resolves with null when it was taken, else with the reason why not (HY-86). */
export async function sendMessage(url: string, body: string, sender: WebhookSender): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'gcms-signature': signBody(body, sender, Date.now()) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    await response.body?.cancel();
    return response.ok ? null : `status ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown reason';
  }
}
