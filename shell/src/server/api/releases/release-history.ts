import {
  releaseHistoryParameters,
  type releaseHistoryResponseSchema,
} from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import { unitNameSchema } from '@kmx/shared-contracts/units.schema.ts';
import * as v from 'valibot';
import { createJsonResponse, createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';
import { describeHistoryEntry } from './describe-history-entry.ts';
import { findOperator, isRefusal } from './find-operator.ts';
import { listHistoryPage } from './list-history-page.ts';

const querySchema = v.object({
  unit: v.nullable(unitNameSchema),
  before: v.pipe(
    v.nullable(v.pipe(v.string(), v.regex(/^\d{1,8}$/))),
    v.transform((text) => (text === null ? Number.POSITIVE_INFINITY : Number(text))),
  ),
});

/** What was done with releases, newest first (SRV-073). */
export async function answerReleaseHistory(
  context: RequestContext,
  { configuration, registry }: Pick<Shell, 'configuration' | 'registry'>,
): Promise<ShellResponse> {
  const operator = await findOperator(context, configuration);
  if (isRefusal(operator)) return operator;
  const { searchParams } = context.url;
  const query = v.safeParse(
    querySchema,
    Object.fromEntries(releaseHistoryParameters.map((name) => [name, searchParams.get(name)])),
  );
  if (!query.success) return createProblemResponse(400, 'unit is the name of a unit, before is a revision');
  const { value, problem } = await registry.readHistory();
  if (value === null) return createProblemResponse(503, 'The registry cannot be read', problem);
  const { page, next } = listHistoryPage(value.entries, query.output);
  const response: v.InferOutput<typeof releaseHistoryResponseSchema> = {
    entries: page.map((entry) => describeHistoryEntry(entry, operator)),
    next,
  };
  return createJsonResponse(200, response);
}
