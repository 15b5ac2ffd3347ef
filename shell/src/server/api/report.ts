import { hydrationDetails } from '@kmx/shared-contracts/hydration-details.ts';
import { unitNameSchema } from '@kmx/shared-contracts/units.schema.ts';
import * as v from 'valibot';
import { identifyVisitor } from '../access/identify-visitor.ts';
import { createProblemResponse, type ShellResponse } from '../http/shell-response.ts';
import { isCrawler } from '../measures/is-crawler.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';

const bodySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    remote: unitNameSchema,
    version: v.pipe(v.string(), v.maxLength(64)),
    message: v.pipe(v.string(), v.maxLength(300)),
    details: v.pipe(v.string(), v.maxLength(100)),
  }),
);

const text = v.fallback(v.string(), '');
const violationSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    'csp-report': v.object({
      'effective-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': v.fallback(v.number(), 0),
    }),
  }),
);

const readWord = (word: string) => /^[a-z-]{1,40}$/.exec(word)?.[0] ?? '';

/** Addresses of pages may name people and what they have searched for: of one only the origin is kept, of our files the path. */
function shortenAddress(address: string): string {
  const url = URL.parse(address);
  if (url === null) return readWord(address);
  if (/^\/_r\/[\w./@+-]{1,200}$/.test(url.pathname)) return url.pathname;
  return url.origin === 'null' ? url.protocol : url.origin;
}

/** Takes CSP violations of browsers; they are untrusted and only logged, without the address of the page. */
export async function answerViolation({ readBody, log }: RequestContext): Promise<ShellResponse> {
  const report = v.safeParse(violationSchema, await readBody());
  if (report.success) {
    const {
      'effective-directive': directive,
      'blocked-uri': blocked,
      'source-file': source,
      'line-number': line,
    } = report.output['csp-report'];
    const fields = { blocked: shortenAddress(blocked), source: shortenAddress(source), line };
    log.warn(
      { directive: readWord(directive), ...fields },
      'a browser reports a violation of the content security policy',
    );
  }
  return { status: 204, headers: {}, body: null };
}

/** Takes error reports of browsers; they are untrusted and only counted and logged, those of crawlers are only logged. */
export async function answerReport(
  context: RequestContext,
  { measures, configuration }: Pick<Shell, 'measures' | 'configuration'>,
): Promise<ShellResponse> {
  const { readBody, headers, log } = context;
  const report = v.safeParse(bodySchema, await readBody());
  if (!report.success) return createProblemResponse(400, 'The report cannot be read');
  const { remote, version, details } = report.output;
  if (!isCrawler(headers['user-agent'])) {
    const visitor = identifyVisitor(context, configuration);
    if (details === hydrationDetails) measures.recordMismatch(remote, version, visitor);
    else measures.recordError(remote, version, visitor);
  }
  log.warn({ report: report.output }, 'a browser reports an error');
  return { status: 204, headers: {}, body: null };
}
