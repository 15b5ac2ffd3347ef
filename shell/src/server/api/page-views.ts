import * as v from 'valibot';
import { pageViewsReportSchema } from '../../state/page-view/page-views-report.schema.ts';
import { identifyVisitor } from '../access/identify-visitor.ts';
import { createProblemResponse, type ShellResponse } from '../http/shell-response.ts';
import { isCrawler } from '../measures/is-crawler.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';

const bodySchema = v.pipe(v.string(), v.parseJson(), pageViewsReportSchema);

/** Takes the page views that browsers report; they are untrusted and only counted, those of crawlers are not. */
export async function answerPageViews(
  context: RequestContext,
  { measures, configuration }: Pick<Shell, 'measures' | 'configuration'>,
): Promise<ShellResponse> {
  const { readBody, headers } = context;
  const report = v.safeParse(bodySchema, await readBody());
  if (!report.success) return createProblemResponse(400, 'The report cannot be read');
  const share = configuration.VITALS_SHARE;
  // A document from before the setting was changed may still send.
  if (share > 0 && !isCrawler(headers['user-agent'])) {
    measures.recordViews(report.output, 1 / share, identifyVisitor(context, configuration));
  }
  return { status: 204, headers: {}, body: null };
}
