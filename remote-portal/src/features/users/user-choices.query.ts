import * as v from 'valibot';
import { defineQuery } from '../../data/desk-operation.ts';
import { applicationFields, applicationSchema, organizationFields, organizationSchema } from './access.ts';

const choicesSchema = v.object({
  viewer: v.object({ adminScope: v.picklist(['NONE', 'EXTERNAL', 'INTERNAL']) }),
  organizations: v.array(organizationSchema),
  applications: v.array(applicationSchema),
});

/** What an administrator can choose from: all organizations, or those one administers (POR-107, POR-110, D-28), and applications with roles. */
export type UserChoices = v.InferOutput<typeof choicesSchema>;

/** Asks for the choices of the viewer. */
export const userChoicesQuery = defineQuery<Record<string, never>, UserChoices>({
  endpoint: 'sis',
  document: `query UserChoices {
  viewer { id adminScope }
  organizations(isAdministered: true) { ${organizationFields} }
  applications { ${applicationFields} }
}`,
  schema: choicesSchema,
});

/** The variables of a query that takes none; one object, so that it stays the same. */
export const noVariables: Record<string, never> = {};
