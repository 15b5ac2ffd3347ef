import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { buildAttribute } from '@kmx/shared-contracts/attributes.ts';
import { cmsRefusalSchema, cmsResponseSchema } from '@kmx/shared-contracts/endpoints/cms.schema.ts';
import { cmsDraftEndpoint } from '@kmx/shared-contracts/endpoints/editor.ts';
import {
  buildHeader,
  contentLocalesHeader,
  contentStageHeader,
  expectedRevisionHeader,
} from '@kmx/shared-contracts/headers.ts';
import * as v from 'valibot';
import { callEditor } from './call-editor.ts';

/**
 * An operation of the content system that the shell's draft proxy knows by name, from the operations file of this release
 * (`operations.build.ts`). Browsers do not load its text; in production the proxy lets nothing else through (D-53).
 */
export interface CmsOperation<Data, Variables extends object> {
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, Data>;
  /** Carries only the type of the variables; never set. */
  readonly variables?: Variables;
}

/** Defines an operation by its name and the schema of its answer. */
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

// The embedded service's message; other content systems ignore the condition and never refuse because of it.
const changedSince = /^the draft has changed/;

/**
 * Runs an operation on the draft stage of the content system through the shell (EDT-013), looking in `locales` in their
 * order. With a revision, a write to a draft that has changed since is refused with kind `conflict`.
 */
export async function requestCms<Data, Variables extends object>(
  operation: CmsOperation<Data, Variables>,
  variables: Variables,
  locales: readonly string[],
  expectedRevision: number | null = null,
): Promise<Data> {
  const buildId = document.documentElement.getAttribute(buildAttribute);
  const response = await callEditor(cmsDraftEndpoint.path, {
    method: 'POST',
    body: { operationName: operation.name, variables },
    headers: {
      [contentStageHeader]: 'DRAFT',
      [contentLocalesHeader]: locales.join(', '),
      ...(buildId === null ? {} : { [buildHeader]: buildId }),
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
