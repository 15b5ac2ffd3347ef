import * as v from 'valibot';
import { defineQuery } from '../../data/desk-operation.ts';
import { applicationFields, applicationSchema, organizationFields, organizationSchema } from './access.ts';

const choicesSchema = v.object({
  viewer: v.object({ adminScope: v.picklist(['NONE', 'EXTERNAL', 'INTERNAL']) }),
  organizations: v.array(organizationSchema),
  applications: v.array(applicationSchema),
});

/** An administrator's choices: all organizations, or those the user administers (POR-107, POR-110, D-28), and applications with roles. */
export type UserChoices = v.InferOutput<typeof choicesSchema>;

/** Queries the viewer's choices. */
export const userChoicesQuery = defineQuery<Record<string, never>, UserChoices>({
  endpoint: 'sis',
  document: `query UserChoices {
  viewer { id adminScope }
  organizations(isAdministered: true) { ${organizationFields} }
  applications { ${applicationFields} }
}`,
  schema: choicesSchema,
});

/** Variables of a query that takes none; a single object keeps a stable identity. */
export const noVariables: Record<string, never> = {};
