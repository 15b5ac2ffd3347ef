// @ts-nocheck
import { describeError, readErrorStatus } from './describe-error.ts';
import type { QueryAnswer } from './messages.ts';
import type { TaggedAnswer } from './pool-types.ts';

/** Turns the outcome of a query into the message for the worker; a failure without a status is a bad gateway. */
export async function answerQuery(pending: Promise<TaggedAnswer>): Promise<QueryAnswer> {
  try {
    const { json, tags } = await pending;
    return { ok: true, json, tags };
  } catch (error) {
    return { ok: false, status: readErrorStatus(error) ?? 502, message: describeError(error) };
  }
}
