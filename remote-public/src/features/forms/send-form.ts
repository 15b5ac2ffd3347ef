import { createEndpointPath } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { formEndpoint } from '@kmx/shared-contracts/endpoints/forms.ts';
import type { FormAnswer, FormKind } from '@kmx/shared-contracts/forms.ts';
import { failedAnswer, postValues } from './post-values.ts';

/** Slightly more than the minimum that the server requires of a person (time trap). */
const earlyPauseMs = 2_700;

async function pause(ms: number): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
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
  const path = createEndpointPath(formEndpoint, kind);
  try {
    await pause(since + earlyPauseMs - performance.now());
    const answer = await postValues(path, values);
    if (answer.status !== 'early') return answer;
    await pause(earlyPauseMs);
    return await postValues(path, values);
  } catch {
    return failedAnswer;
  }
}
