import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

/** An answer of the content API before it is sent. */
export interface ContentAnswer {
  readonly status: number;
  readonly body: unknown;
}

const resultSchema = v.object({
  data: v.optional(v.unknown()),
  errors: v.optional(v.array(v.object({ message: v.string() }))),
});

const maskedMessage = 'Unexpected error.';

/** An error in the vendor's form (HY-80): messages only, no data, the request id at top level. */
export function createErrorAnswer(status: number, messages: readonly string[]): ContentAnswer {
  const errors = messages.map((message) => ({ message }));
  return { status, body: { errors, data: null, extensions: { requestId: randomUUID() } } };
}

/** Maps the GraphQL result to an answer; any error makes the whole answer an error with a status of its own (HY-81). */
export function mapResult(status: number, result: unknown): ContentAnswer {
  const { data, errors } = v.parse(resultSchema, result);
  if (errors === undefined) return { status: 200, body: { data } };
  const messages = errors.map((error) => error.message);
  const fallback = messages.includes(maskedMessage) ? 500 : 400;
  return createErrorAnswer(status >= 400 ? status : fallback, messages);
}
