import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

/** An answer of the content API before it is sent. */
export interface ContentAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
}

/**
 * The form of response the caller wants: the vendor's (HY-80, HY-81), unless it accepts only media types of GraphQL
 * over HTTP. That standard then decides the status, and whether a response to a bad request has `data`.
 */
export type AnswerForm = 'vendor' | 'graphql-response' | 'json';

export const jsonType = 'application/json; charset=utf-8';
const responseType = 'application/graphql-response+json; charset=utf-8';

/** Chooses the form by the Accept header. */
export function selectForm(accept: string | undefined): AnswerForm {
  if (accept?.includes('application/graphql-response+json') === true) return 'graphql-response';
  return accept !== undefined && accept.includes('application/json') && !accept.includes('*/*') ? 'json' : 'vendor';
}

const errorSchema = v.object({
  message: v.string(),
  path: v.optional(v.array(v.union([v.string(), v.number()]))),
  locations: v.optional(v.array(v.object({ line: v.number() }))),
});
const resultSchema = v.object({
  data: v.optional(v.unknown()),
  errors: v.optional(v.array(errorSchema)),
});

const maskedMessage = 'Unexpected error.';

const unknownField =
  /^Expected value of type "(\w+)" not to include unknown field "(\w+)"\.(?: Did you mean ([^?]*)\?)?/;

// The vendor's words for the mistake clients make most, with types and suggestions without quotes (HY-80).
function useVendorWords(message: string): string {
  const [, type, field, hint] = unknownField.exec(message) ?? [];
  if (type === undefined) return message;
  const suggestion = hint === undefined ? '' : ` Did you mean ${hint.replaceAll('"', '')}?`;
  return `Field "${field}" is not defined by type ${type}.${suggestion}`;
}

// A mistake in the query is reported with its line; an error during execution has no place in the query.
function writeMessage({ message, path, locations }: v.InferOutput<typeof errorSchema>): string {
  const line = locations?.[0]?.line;
  return path !== undefined || line === undefined ? message : `input:${line}: ${useVendorWords(message)}\n`;
}

/** An error in the vendor's form (HY-80): messages only, no data, the request id at top level. */
export function createErrorAnswer(
  status: number,
  messages: readonly string[],
  form: AnswerForm = 'vendor',
): ContentAnswer {
  const errors = messages.map((message) => ({ message }));
  const extensions = { requestId: randomUUID() };
  const body = form === 'graphql-response' ? { errors, extensions } : { errors, data: null, extensions };
  return { status, contentType: form === 'graphql-response' ? responseType : jsonType, body };
}

/** Maps the GraphQL result to a response; any error turns the whole response into an error (HY-81). */
export function mapResult(
  status: number,
  result: unknown,
  form: AnswerForm,
  extensions: Readonly<Record<string, unknown>>,
): ContentAnswer {
  const { data, errors } = v.parse(resultSchema, result);
  if (errors === undefined) {
    const body = Object.keys(extensions).length === 0 ? { data } : { data, extensions };
    return { status: 200, contentType: form === 'graphql-response' ? responseType : jsonType, body };
  }
  const messages = errors.map(writeMessage);
  const fallback = form === 'json' ? status : messages.includes(maskedMessage) ? 500 : 400;
  return createErrorAnswer(status >= 400 ? status : fallback, messages, form);
}
