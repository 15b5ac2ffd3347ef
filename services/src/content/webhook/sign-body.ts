import { createHmac } from 'node:crypto';

/** The origin of a message, as its signature names it (HY-86). */
export interface WebhookSender {
  readonly secret: string;
  readonly environment: string;
  /** Put before the addresses of our own pictures. */
  readonly assetOrigin: string;
}

/** Value of the header `gcms-signature` for a body; `time` is in milliseconds (HY-86). */
export function signBody(
  body: string,
  { secret, environment }: Pick<WebhookSender, 'secret' | 'environment'>,
  time: number,
): string {
  const payload = JSON.stringify({ Body: body, EnvironmentName: environment, TimeStamp: time });
  const sign = createHmac('sha256', secret).update(payload).digest('base64');
  return `sign=${sign}, env=${environment}, t=${time}`;
}
