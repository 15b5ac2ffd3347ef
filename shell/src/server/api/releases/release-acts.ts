import { releaseActSchema } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import * as v from 'valibot';
import { isSameOrigin } from '../../http/is-same-origin.ts';
import { createJsonResponse, createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';
import { roleKeyVariables } from '../../secrets/role-key.ts';
import { findOperator, isRefusal } from './find-operator.ts';
import { formatOperator } from './format-operator.ts';
import { performAct } from './perform-act.ts';
import { refuseAct } from './refuse-act.ts';

const bodySchema = v.pipe(v.string(), v.parseJson(), releaseActSchema);

/** Takes a unit back, promotes its canary, or ends it, and says what became of it at each running shell (SRV-072). */
export async function answerReleaseActs(
  context: RequestContext,
  { configuration, registry, releases }: Pick<Shell, 'configuration' | 'registry' | 'releases'>,
): Promise<ShellResponse> {
  if (!isSameOrigin(context)) return createProblemResponse(403, 'Only pages of this site may act upon releases');
  const operator = await findOperator(context, configuration);
  if (isRefusal(operator)) return operator;
  const body = v.safeParse(bodySchema, await context.readBody());
  if (!body.success) return createProblemResponse(400, 'The act cannot be read', body.issues[0].message);
  if (!registry.canAct) {
    const detail = `It needs ${roleKeyVariables.operator}, and its public half as operator=... in RELEASE_PUBLIC_KEYS.`;
    return createProblemResponse(503, 'This shell cannot act upon releases', detail);
  }
  // An act upon a history that no shell follows would be waited for in vain.
  const broken = releases.listDegraded().find(({ name }) => name === 'registry');
  if (broken) return createProblemResponse(503, 'The registry is not followed at the moment', broken.reason);
  const { reason: _, ...act } = body.output;
  const line = { account: operator.id, ...act };
  try {
    const done = await performAct(registry, body.output, formatOperator(operator.id));
    context.log.info(
      { ...line, revision: done.revision, outcome: done.outcome },
      'an operator has acted upon releases',
    );
    return createJsonResponse(200, done);
  } catch (error) {
    const refusal = refuseAct(error);
    context.log.info({ ...line, status: refusal.status, err: error }, 'an act of an operator was refused');
    return refusal;
  }
}
