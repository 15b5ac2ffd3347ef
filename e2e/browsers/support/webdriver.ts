import { commandMs } from './deadline.ts';

interface Answer {
  readonly value: unknown;
}

/** Sends a command of WebDriver and returns its value, of which the caller names the shape. */
export async function sendCommand<Value>(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  parameters: Readonly<Record<string, unknown>> = {},
): Promise<Value> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(commandMs),
    ...(method === 'POST' && { body: JSON.stringify(parameters) }),
  });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${url.slice(url.lastIndexOf('/'))}: ${JSON.stringify(value)}`);
  return value as Value;
}
