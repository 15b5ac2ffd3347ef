import * as v from 'valibot';
import { defineQuery } from '../../data/desk-operation.ts';
import { type Choices, choicesAtOnce, createChoicesSchema, selectChoices } from '../choices/choices.ts';
import { type Organization, organizationFields, organizationSchema } from './access.ts';

/** A page of organizations in a GraphQL document, and its schema. */
export const organizationChoices = selectChoices(organizationFields);
export const organizationChoicesSchema = createChoicesSchema(organizationSchema);

const answerSchema = v.pipe(
  v.object({ organizationPage: organizationChoicesSchema }),
  v.transform(({ organizationPage }) => organizationPage),
);

/** Administered organizations whose name or city has what is typed. */
export const searchOrganizationsQuery = defineQuery<{ readonly search: string }, Choices<Organization>>({
  endpoint: 'sis',
  document: `query SearchOrganizations($search: String) {
  organizationPage(search: $search, isAdministered: true, size: ${choicesAtOnce}) { ${organizationChoices} }
}`,
  schema: answerSchema,
});

/** Those among them that a user can be added to. */
export const searchAddableQuery = defineQuery<
  { readonly search: string; readonly userId: string },
  Choices<Organization>
>({
  endpoint: 'sis',
  document: `query SearchAddable($search: String, $userId: ID!) {
  organizationPage(search: $search, addableTo: $userId, size: ${choicesAtOnce}) { ${organizationChoices} }
}`,
  schema: answerSchema,
});

/** One organization that the viewer administers. */
export const organizationQuery = defineQuery<{ readonly id: string }, Organization | null>({
  endpoint: 'sis',
  document: `query Organization($id: ID!) { organization(id: $id) { ${organizationFields} } }`,
  schema: v.pipe(
    v.object({ organization: v.nullable(organizationSchema) }),
    v.transform(({ organization }) => organization),
  ),
});
