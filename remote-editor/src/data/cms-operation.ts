import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { cmsRefusalSchema, cmsResponseSchema } from '@kmx/shared-contracts/endpoints/cms.schema.ts';
import { cmsDraftEndpoint } from '@kmx/shared-contracts/endpoints/editor.ts';
import { contentLocalesHeader, contentStageHeader, expectedRevisionHeader } from '@kmx/shared-contracts/headers.ts';
import * as v from 'valibot';
import { callEditor } from './call-editor.ts';

/**
 * An operation of the content system that the draft proxy of the shell knows by its name; its text stands there alone, because
 * nothing else gets through in production (D-53).
 */
export interface CmsOperation<Data, Variables extends object> {
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, Data>;
  /** Only for the type of the variables; never set. */
  readonly variables?: Variables;
}

/** Names an operation and the form of its answer. */
export function defineCmsOperation<Variables extends object, Data>(
  name: string,
  schema: v.GenericSchema<unknown, Data>,
): CmsOperation<Data, Variables> {
  return { name, schema };
}

function findRefusal(body: unknown): string | null {
  const parsed = v.safeParse(cmsRefusalSchema, body);
  return parsed.success ? (parsed.output.errors[0]?.message ?? null) : null;
}

// The words of the embedded service; others do not know the condition and never refuse by it.
const changedSince = /^the draft has changed/;

/**
 * Asks the draft stage of the content system through the shell (EDT-013); `locales` are those to look in, in their
 * order. With a revision a write is refused, kind `conflict`, when the draft is another one by now.
 */
export async function askCms<Data, Variables extends object>(
  operation: CmsOperation<Data, Variables>,
  variables: Variables,
  locales: readonly string[],
  expectedRevision: number | null = null,
): Promise<Data> {
  const response = await callEditor(cmsDraftEndpoint.path, {
    method: 'POST',
    body: { operationName: operation.name, variables },
    headers: {
      [contentStageHeader]: 'DRAFT',
      [contentLocalesHeader]: locales.join(', '),
      ...(expectedRevision === null ? {} : { [expectedRevisionHeader]: String(expectedRevision) }),
    },
  }).catch((error: unknown) => {
    const refusal = error instanceof RequestError ? findRefusal(error.details) : null;
    if (refusal === null || !(error instanceof RequestError)) throw error;
    const kind = changedSince.test(refusal) ? 'conflict' : error.kind;
    throw new RequestError(kind, refusal, { details: error.details, cause: error });
  });
  const body: unknown = await response.json().catch(() => null);
  const answer = v.safeParse(cmsResponseSchema, body);
  const refusal = findRefusal(body);
  if (refusal !== null) throw new RequestError('refused', refusal);
  if (!answer.success) throw new RequestError('unexpected', `${operation.name}: the answer cannot be read`);
  const data = v.safeParse(operation.schema, answer.output.data);
  if (data.success) return data.output;
  const [issue] = data.issues;
  throw new RequestError('unexpected', `${operation.name}: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}
