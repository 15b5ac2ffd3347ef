import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { locationFields, locationSchema } from '../locations/location.schema.ts';
import { type Location, sortLocations } from '../locations/location.ts';
import type { Block } from './blocks.ts';

const locationsQuery = /* GraphQL */ `
  query PublicLocations {
    locations(first: 100) { ${locationFields} }
  }
`;
const answerSchema = v.object({ locations: v.array(locationSchema) });
const defaultCount = 6;

/** Loads all locations, those for the visitor's country first (PUB-031). */
export async function loadLocations(request: PageRequest, context: LoadContext): Promise<readonly Location[]> {
  const answer = await context.query({ service: 'content', query: locationsQuery, variables: {} });
  return sortLocations(v.parse(answerSchema, answer).locations, request.locale);
}

/** Fills the blocks that show locations; sends no query if there are none. */
export async function addLocations(
  blocks: readonly Block[],
  request: PageRequest,
  context: LoadContext,
): Promise<readonly Block[]> {
  if (!blocks.some((block) => block.__typename === 'LocationsBlock')) return blocks;
  const locations = await loadLocations(request, context);
  return blocks.map((block) =>
    block.__typename === 'LocationsBlock'
      ? { ...block, locations: locations.slice(0, block.count ?? defaultCount), total: locations.length }
      : block,
  );
}
