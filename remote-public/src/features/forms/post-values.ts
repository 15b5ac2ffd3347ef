import type { FormAnswer } from '@kmx/shared-contracts/forms.ts';

const deadlineMs = 20_000;

/** The answer to a form that could not be sent, or was answered by something else. */
export const failedAnswer: FormAnswer = { status: 'failed', problems: {}, token: '' };

function isFormAnswer(value: unknown): value is FormAnswer {
  return typeof value === 'object' && value !== null && 'status' in value && 'problems' in value && 'token' in value;
}

/** Posts values to an endpoint of the shell; rejects without an answer after 20 seconds or when there is no connection. */
export async function postValues(url: string, values: Readonly<Record<string, string>>): Promise<FormAnswer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(deadlineMs),
  });
  const body: unknown = await answer.json();
  return isFormAnswer(body) ? body : failedAnswer;
}
