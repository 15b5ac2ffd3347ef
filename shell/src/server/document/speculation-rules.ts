import { restingAttribute } from '@kmx/shared-contracts/attributes.ts';
import { apiPrefix } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { identityPrefix } from '@kmx/shared-contracts/endpoints/identity.ts';
import type { MountTable } from '../../site/mount-table.ts';
import { documentLink } from '../../state/page-view/document-link.ts';
import { keepByObject } from '../memory/keep-by-object.ts';

/** Addresses that are no pages. */
const files = [
  '/file/*',
  `${apiPrefix}*`,
  `${identityPrefix}/*`,
  '/images/*',
  '/videos/*',
  '/_r/*',
  '/builds/*',
  '/*.xml',
];

/**
 * The speculation rules of a release set: which links of a document at rest the browser may prerender when somebody is
 * about to follow them. Only published content is: an application would begin to sign somebody in.
 */
export const createSpeculationRules = keepByObject((mounts: MountTable) => {
  const applications = mounts
    .filter(({ kind }) => kind === 'application')
    .flatMap(({ path, isLocalized }) => {
      const place = isLocalized ? `/*${path}` : path;
      return [place, `${place}/*`];
    });
  const where = {
    and: [
      // No link matches any more as soon as the page is hydrated, which navigates within its document.
      { selector_matches: `:root[${restingAttribute}] ${documentLink}` },
      { href_matches: '/*' },
      { not: { href_matches: [...files, ...applications] } },
    ],
  };
  return { prerender: [{ where, eagerness: 'moderate' }] };
});

/** The address of the rules of a release set. */
export const createSpeculationRulesPath = (buildId: string): string => `/builds/speculation-rules/${buildId}.json`;
