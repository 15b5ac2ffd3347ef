import type { FormKind } from '@kmx/shared-contracts/forms.ts';
import * as v from 'valibot';
import { createCircuitBreaker } from '../calls/circuit-breaker.ts';
import { fetchUpstream } from '../calls/fetch-upstream.ts';
import { UpstreamError } from '../calls/upstream-error.ts';

/** A form that passed every check, as the service that keeps it receives it. */
export interface FormSubmission {
  readonly kind: FormKind;
  readonly values: Readonly<Record<string, string>>;
  /** Language of the mails, from the page of the form. */
  readonly language: string;
  /** Absolute address of that page. */
  readonly page: string;
  /** Hash that identifies a submission: sent twice, it is stored and answered once. */
  readonly fingerprint: string;
}

/** Hands forms to the service that keeps them and sends the mails. */
export interface FormsClient {
  /**
   * The reference under which the form is stored, '' when it has none; null when the service refuses the values.
   * Rejects with an UpstreamError when it fails.
   */
  readonly submit: (submission: FormSubmission) => Promise<string | null>;
}

const answerSchema = v.object({ accepted: v.boolean(), reference: v.optional(v.string(), '') });
const maxResponseBytes = 16 * 1024;

/** Creates the client of the forms service; a write is sent once and never retried (D-55). */
export function createFormsClient(options: {
  readonly endpoint: string;
  readonly token: string;
  readonly timeoutMs: number;
}): FormsClient {
  const breaker = createCircuitBreaker({ name: 'forms' });
  const send = async (submission: FormSubmission): Promise<string | null> => {
    const response = await fetchUpstream({
      name: 'forms',
      fetch,
      url: `${options.endpoint}/submissions`,
      init: {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${options.token}` },
        body: JSON.stringify(submission),
      },
      isRead: false,
      signal: AbortSignal.timeout(options.timeoutMs),
      deadlineAt: performance.now() + options.timeoutMs,
      maxBytes: maxResponseBytes,
    });
    if (response.status === 422) return null;
    const answer = response.ok ? v.safeParse(answerSchema, await response.json()) : null;
    if (!answer?.success) throw new UpstreamError(502, `forms: ${response.status}`, response.status >= 500);
    return answer.output.accepted ? answer.output.reference : null;
  };
  return { submit: (submission) => breaker.run(() => send(submission)) };
}
