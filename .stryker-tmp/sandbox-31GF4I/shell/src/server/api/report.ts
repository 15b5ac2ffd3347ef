// @ts-nocheck
import { remoteNames } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import { type Answer, createProblemAnswer } from '../answer.ts';
import type { RequestContext } from '../request-context.ts';

const reportSchema = v.object({
  remote: v.picklist(['shell', ...remoteNames]),
  version: v.pipe(v.string(), v.maxLength(64)),
  message: v.pipe(v.string(), v.maxLength(300)),
  details: v.pipe(v.string(), v.maxLength(100)),
});

/** Takes error reports and CSP violations of browsers; both are untrusted and only counted and logged. */
export async function answerReport(context: RequestContext): Promise<Answer> {
  if (context.method !== 'POST') return createProblemAnswer(405, 'Reports are sent by POST');
  const text = await context.readBody();
  if (context.url.pathname === '/_csp') {
    context.log.warn({ report: text.slice(0, 1000) }, 'a browser reports a violation of the content security policy');
    return { status: 204, headers: {}, body: null };
  }
  const report = v.safeParse(reportSchema, parseJson(text));
  if (!report.success) return createProblemAnswer(400, 'The report cannot be read');
  const { remote, version } = report.output;
  // The label must come from a closed list, or strangers could fill the memory of the metrics.
  const { versions } = context.services.releases.current().set;
  const isKnown = Object.values(versions).includes(version);
  context.services.metrics.browserErrors.inc({ remote, version: isKnown ? version : 'other' });
  context.log.warn({ report: report.output }, 'a browser reports an error');
  return { status: 204, headers: {}, body: null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
