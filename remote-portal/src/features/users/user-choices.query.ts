import * as v from 'valibot';
import { defineQuery } from '../../data/desk-operation.ts';
import { choicesAtOnce } from '../choices/choices.ts';
import { applicationFields, applicationSchema } from './access.ts';
import { organizationChoices, organizationChoicesSchema } from './organization.query.ts';

const choicesSchema = v.object({
  viewer: v.object({ adminScope: v.picklist(['NONE', 'EXTERNAL', 'INTERNAL']) }),
  organizations: organizationChoicesSchema,
  applications: v.array(applicationSchema),
});

/** An administrator's choices: all organizations, or those the user administers (POR-107, POR-110, D-28), and applications with roles. */
export type UserChoices = v.InferOutput<typeof choicesSchema>;

/** Queries the viewer's choices; of many organizations the first ones. */
export const userChoicesQuery = defineQuery<Record<string, never>, UserChoices>({
  endpoint: 'sis',
  document: `query UserChoices {
  viewer { id adminScope }
  organizations: organizationPage(isAdministered: true, size: ${choicesAtOnce}) { ${organizationChoices} }
  applications { ${applicationFields} }
}`,
  schema: choicesSchema,
});

/** Variables of a query that takes none; a single object keeps a stable identity. */
export const noVariables: Record<string, never> = {};
