import { createEndpointPath } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { formEndpoint } from '@kmx/shared-contracts/endpoints/forms.ts';
import { pagePasswordEndpoint } from '@kmx/shared-contracts/endpoints/page-access.ts';
import type { FormAnswer, FormKind } from '@kmx/shared-contracts/forms.ts';

const deadlineMs = 20_000;
/** Slightly more than the minimum that the server requires of a person (time trap). */
const earlyPauseMs = 2_700;

const failed: FormAnswer = { status: 'failed', problems: {}, token: '' };

function isFormAnswer(value: unknown): value is FormAnswer {
  return typeof value === 'object' && value !== null && 'status' in value && 'problems' in value && 'token' in value;
}

async function pause(ms: number): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}

async function post(url: string, values: Readonly<Record<string, string>>): Promise<FormAnswer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(deadlineMs),
  });
  const body: unknown = await answer.json();
  return isFormAnswer(body) ? body : failed;
}

/**
 * Sends a form to its endpoint; never rejects, failures are results. `since` is the time (`performance.now()`,
 * milliseconds) since which its token has been in the page: a visitor faster than the time trap waits here instead of
 * being refused.
 */
export async function sendForm(
  kind: FormKind,
  values: Readonly<Record<string, string>>,
  since: number,
): Promise<FormAnswer> {
  try {
    await pause(since + earlyPauseMs - performance.now());
    const answer = await post(createEndpointPath(formEndpoint, kind), values);
    if (answer.status !== 'early') return answer;
    await pause(earlyPauseMs);
    return await post(createEndpointPath(formEndpoint, kind), values);
  } catch {
    return failed;
  }
}

/** Requests a page by its password; never rejects. */
export async function sendPassword(page: string, password: string): Promise<FormAnswer> {
  return post(pagePasswordEndpoint.path, { page, password }).catch(() => failed);
}
