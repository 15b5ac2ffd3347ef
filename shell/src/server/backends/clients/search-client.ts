import { isSitePath } from '@kmx/shared-contracts/is-site-path.ts';
import type { Locale } from '@kmx/shared-contracts/locale.ts';
import { searchAnswerEntries, searchQueryEntries, searchRecordEntries } from '@kmx/shared-contracts/search.schema.ts';
import type { SearchAnswer, SearchSuggestions } from '@kmx/shared-contracts/search.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import * as v from 'valibot';
import { createCircuitBreaker } from '../calls/circuit-breaker.ts';
import { fetchUpstream } from '../calls/fetch-upstream.ts';
import { UpstreamError } from '../calls/upstream-error.ts';

/** The page of a search: determines languages, country, site and the addresses of the results. */
export interface SearchPlace {
  readonly localeCode: string;
  readonly siteSlug: string | null;
  readonly urlPrefix: string;
}

/** The search service; failures are thrown on as StatusErrors of 502, 503 or 504 (SRV-057). */
export interface SearchClient {
  /** `input` comes from a program or a remote and is parsed; a wrong one rejects with an UpstreamError of 502. */
  readonly search: (place: SearchPlace, input: unknown, signal?: AbortSignal) => Promise<SearchAnswer>;
  readonly suggest: (place: SearchPlace, query: string) => Promise<SearchSuggestions>;
}

interface SearchClientOptions {
  readonly endpoint: string;
  readonly timeoutMs: number;
  readonly fetch?: typeof fetch;
}

const maxResponseBytes = 256 * 1024;
const querySchema = v.object(searchQueryEntries);
const path = v.pipe(v.string(), v.check(isSitePath, 'is not a path of this site'));
const recordsEntry = { records: v.array(v.object({ ...searchRecordEntries, path })) };
const searchSchema = v.object({ ...searchAnswerEntries, ...recordsEntry });
const suggestSchema = v.object({ ...recordsEntry, suggestions: v.array(v.string()) });

/** The place of a page, for searches on it. */
export function createSearchPlace(page: {
  readonly locale: Locale;
  readonly site: Site;
  readonly urlPrefix: string;
}): SearchPlace {
  return { localeCode: page.locale.code, siteSlug: page.site.slug, urlPrefix: page.urlPrefix };
}

function addUrls<ShellResponse extends v.InferOutput<v.ObjectSchema<typeof recordsEntry, undefined>>>(
  { records, ...answer }: ShellResponse,
  urlPrefix: string,
) {
  const mapped = records.map(({ path: unlocalized, ...record }) => ({
    ...record,
    url: unlocalized === '/' ? urlPrefix || '/' : `${urlPrefix}${unlocalized}`,
  }));
  return { ...answer, records: mapped };
}

/** Creates the client of the search service, with deadline, one retry and circuit breaker. */
export function createSearchClient({ endpoint, timeoutMs, ...options }: SearchClientOptions): SearchClient {
  const breaker = createCircuitBreaker({ name: 'search' });

  async function ask<Schema extends v.GenericSchema>(
    operation: 'search' | 'suggest',
    schema: Schema,
    body: object,
    signal?: AbortSignal,
  ): Promise<v.InferOutput<Schema>> {
    const deadline = AbortSignal.timeout(timeoutMs);
    const request = {
      name: 'search',
      fetch: options.fetch ?? fetch,
      url: `${endpoint}/${operation}`,
      init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      isRead: true,
      signal: signal === undefined ? deadline : AbortSignal.any([deadline, signal]),
      deadlineAt: performance.now() + timeoutMs,
      maxBytes: maxResponseBytes,
    };
    return breaker.run(async () => {
      const response = await fetchUpstream(request).catch((error: unknown) => {
        signal?.throwIfAborted();
        if (!deadline.aborted) throw error;
        throw new UpstreamError(504, `search did not answer within ${timeoutMs} ms`, true, { cause: error });
      });
      const answer = response.ok ? v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await response.text()) : null;
      if (answer?.success) return answer.output;
      const isOutage = response.status >= 500;
      throw new UpstreamError(response.status === 503 ? 503 : 502, `search: ${response.status}`, isOutage);
    });
  }

  return {
    search: async ({ urlPrefix, ...place }, input, signal) => {
      const query = v.safeParse(querySchema, input);
      if (!query.success) throw new UpstreamError(502, `search: ${query.issues[0].message}`, false);
      return addUrls(await ask('search', searchSchema, { ...place, ...query.output }, signal), urlPrefix);
    },
    suggest: async ({ urlPrefix, ...place }, query) =>
      addUrls(await ask('suggest', suggestSchema, { ...place, query }), urlPrefix),
  };
}
