import * as v from 'valibot';
import { defineQuery } from '../../data/desk-operation.ts';
import { type Choices, choicesAtOnce, createChoicesSchema, selectChoices } from '../choices/choices.ts';

const locationSchema = v.object({ id: v.string(), name: v.string(), city: v.string(), organizationName: v.string() });

/** A place where machines of the viewer's organizations stand. */
export type Location = v.InferOutput<typeof locationSchema>;

/** A page of locations in a GraphQL document, and its schema. */
export const locationChoices = selectChoices('id name city organizationName');
export const locationChoicesSchema = createChoicesSchema(locationSchema);

/** Locations of the viewer's organizations whose name or city has what is typed. */
export const locationsQuery = defineQuery<{ readonly search: string }, Choices<Location>>({
  endpoint: 'sis',
  document: `query Locations($search: String) {
  locationPage(search: $search, size: ${choicesAtOnce}) { ${locationChoices} }
}`,
  schema: v.pipe(
    v.object({ locationPage: locationChoicesSchema }),
    v.transform(({ locationPage }) => locationPage),
  ),
});

/** One of these locations. */
export const locationQuery = defineQuery<{ readonly id: string }, Location | null>({
  endpoint: 'sis',
  document: `query Location($id: ID!) { location(id: $id) { id name city organizationName } }`,
  schema: v.pipe(
    v.object({ location: v.nullable(locationSchema) }),
    v.transform(({ location }) => location),
  ),
});

/** What a search for locations takes when nothing is typed. */
export const anyLocation = { search: '' } as const;
