import { identifyVisitor } from '../access/identify-visitor.ts';
import { isCrawler } from '../measures/is-crawler.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';
import type { RemoteKey } from '../workers/pool-types.ts';

type CountPart = 'measures' | 'configuration';

/** Counts that a visitor asks for a page of a version; crawlers are not counted. */
export function countVisitor(context: RequestContext, key: RemoteKey, shell: Pick<Shell, CountPart>): void {
  if (isCrawler(context.headers['user-agent'])) return;
  shell.measures.recordVisitor(key, identifyVisitor(context, shell.configuration));
}

/** Counts that a visitor gets a page; a failure, a page that does not exist and a redirect are none. */
export function countPage(
  context: RequestContext,
  { key, status }: { readonly key: RemoteKey; readonly status: number },
  shell: Pick<Shell, CountPart>,
): void {
  if (status !== 200 || isCrawler(context.headers['user-agent'])) return;
  shell.measures.recordPage(key, identifyVisitor(context, shell.configuration));
}
