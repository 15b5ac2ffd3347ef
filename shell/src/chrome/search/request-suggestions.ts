import { createEndpointPath } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { searchEndpoint } from '@kmx/shared-contracts/endpoints/site.ts';
import type { SearchSuggestions } from '@kmx/shared-contracts/search.ts';

/** Where the search is made: canonical locale code and the slug of the site, null for the main one. */
export interface SuggestionPlace {
  readonly localeCode: string;
  readonly siteSlug: string | null;
}

const deadlineMs = 4000;

/** Requests suggestions from the shell (SRV-021); rejects with the failure, which the caller shows (SRV-057). */
export async function requestSuggestions(
  place: SuggestionPlace,
  query: string,
  signal: AbortSignal,
): Promise<SearchSuggestions> {
  const response = await fetch(createEndpointPath(searchEndpoint, 'suggest'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...place, query }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
  });
  if (!response.ok) throw new Error(`The suggestions failed with ${String(response.status)}`);
  // From the server of the same build, which has already parsed it.
  return (await response.json()) as SearchSuggestions;
}
