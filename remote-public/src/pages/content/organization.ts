import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';

/** The company as schema.org describes it, for the home page. */
export function createOrganization(request: PageRequest, description: string | null): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: request.site.name,
    url: request.urlPrefix || '/',
    ...(description === null ? {} : { description }),
  };
}
