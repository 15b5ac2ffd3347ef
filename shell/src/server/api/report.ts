import { unitNameSchema } from '@kmx/shared-contracts/units.schema.ts';
import * as v from 'valibot';
import { createProblemResponse, type ShellResponse } from '../http/shell-response.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';

const reportSchema = v.object({
  remote: unitNameSchema,
  version: v.pipe(v.string(), v.maxLength(64)),
  message: v.pipe(v.string(), v.maxLength(300)),
  details: v.pipe(v.string(), v.maxLength(100)),
});

/** Takes CSP violations of browsers; they are untrusted and only logged. */
export async function answerViolation({ readBody, log }: RequestContext): Promise<ShellResponse> {
  const text = await readBody();
  log.warn({ report: text.slice(0, 1000) }, 'a browser reports a violation of the content security policy');
  return { status: 204, headers: {}, body: null };
}

/** Takes error reports of browsers; they are untrusted and only counted and logged. */
export async function answerReport(
  { readBody, log }: RequestContext,
  { releases, metrics }: Pick<Shell, 'releases' | 'metrics'>,
): Promise<ShellResponse> {
  const report = v.safeParse(reportSchema, parseJson(await readBody()));
  if (!report.success) return createProblemResponse(400, 'The report cannot be read');
  const { remote, version } = report.output;
  // The labels must come from a closed list, or strangers could fill the memory of the metrics.
  const active = releases.current().set.versions[remote];
  const labels =
    active === undefined
      ? { remote: 'other', version: 'other' }
      : { remote, version: version === active ? version : 'other' };
  metrics.browserErrors.inc(labels);
  log.warn({ report: report.output }, 'a browser reports an error');
  return { status: 204, headers: {}, body: null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
