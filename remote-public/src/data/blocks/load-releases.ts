import type { LoadContext } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import type { Block } from './blocks.ts';
import { type ReleaseTeaser, releaseTeaserFields, releaseTeaserSchema } from './release-teaser.ts';

// The content API returns at most 100 entries; beyond 1000 releases a company will need an archive.
const pageSize = 100;
const maxPages = 10;
const defaultCount = 3;

const query = /* GraphQL */ `
  query PublicMediaReleases($first: Int!, $skip: Int!) {
    mediaReleases(orderBy: publicationDate_DESC, first: $first, skip: $skip) { ${releaseTeaserFields} }
  }
`;
const newestQuery = /* GraphQL */ `
  query PublicNewestReleases($first: Int!, $kinds: [MediaReleaseWhereInput!]!) {
    mediaReleases(where: { AND: $kinds }, orderBy: publicationDate_DESC, first: $first) { ${releaseTeaserFields} }
  }
`;
const answerSchema = v.object({ mediaReleases: v.array(releaseTeaserSchema) });

/** Loads all media releases, newest first (PUB-002). */
export async function loadReleases(context: LoadContext): Promise<readonly ReleaseTeaser[]> {
  const found: ReleaseTeaser[] = [];
  for (let page = 0; page < maxPages; page += 1) {
    const variables = { first: pageSize, skip: page * pageSize };
    const { mediaReleases } = v.parse(answerSchema, await context.query({ service: 'content', query, variables }));
    found.push(...mediaReleases);
    if (mediaReleases.length < pageSize) break;
  }
  return found;
}

async function loadNewest(count: number, isAdhoc: boolean, context: LoadContext): Promise<ReleaseTeaser[]> {
  const variables = { first: count, kinds: isAdhoc ? [{ adhoc: true }] : [] };
  return v.parse(answerSchema, await context.query({ service: 'content', query: newestQuery, variables }))
    .mediaReleases;
}

/** Fills the blocks that list media releases; sends no query if there are none. */
export function addReleases(blocks: readonly Block[], context: LoadContext): Promise<readonly Block[]> {
  return Promise.all(
    blocks.map(async (block) =>
      block.__typename === 'MediaReleasesBlock'
        ? { ...block, releases: await loadNewest(block.count ?? defaultCount, block.adhocOnly === true, context) }
        : block,
    ),
  );
}
