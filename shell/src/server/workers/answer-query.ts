import { describeError, readErrorStatus } from './describe-error.ts';
import type { QueryAnswer } from './messages.ts';

/** Turns the outcome of a query into the message for the worker; a failure without a status is a bad gateway. */
export async function answerQuery(json: Promise<string>): Promise<QueryAnswer> {
  try {
    return { ok: true, json: await json };
  } catch (error) {
    return { ok: false, status: readErrorStatus(error) ?? 502, message: describeError(error) };
  }
}
