import { cmsRequestSchema } from '@kmx/shared-contracts/endpoints/cms.schema.ts';
import { type DocumentNode, parse, print } from 'graphql';
import * as v from 'valibot';

const maxTokens = 4000;

const bodySchema = v.pipe(v.string(), v.parseJson(), cmsRequestSchema);

/** A GraphQL request of a browser: its text, read once, and whether it is one of those that are allowed by name. */
export interface CmsOperation {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly isKnown: boolean;
  readonly body: string;
}

const readDocument = (query: string) => parse(query, { maxTokens, noLocation: true });
const isSameDocument = (left: string, right: string) => print(readDocument(left)) === print(readDocument(right));

/**
 * Parses the request; a known operation may be sent by name only. Null when the request is unreadable, `no-document`
 * when its query is not GraphQL.
 */
export function parseOperation(
  text: string,
  known: Readonly<Record<string, string>>,
): CmsOperation | 'no-document' | null {
  const body = v.safeParse(bodySchema, text);
  if (!body.success) return null;
  const { operationName, variables } = body.output;
  const own = operationName && Object.hasOwn(known, operationName) ? known[operationName] : undefined;
  const query = body.output.query ?? own;
  if (query === undefined) return null;
  try {
    const document = readDocument(query);
    const isKnown = own !== undefined && (body.output.query === undefined || isSameDocument(own, query));
    const sent = { query, variables: variables ?? {}, ...(operationName ? { operationName } : {}) };
    return { document, variables: variables ?? {}, isKnown, body: JSON.stringify(sent) };
  } catch {
    return 'no-document';
  }
}
