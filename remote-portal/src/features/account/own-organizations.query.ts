import * as v from 'valibot';
import { defineQuery } from '../../data/desk-operation.ts';
import { type Organization, organizationFields, organizationSchema } from '../users/access.ts';

/** The organizations that the viewer is a member of, regardless of others the viewer may see. */
export const ownOrganizationsQuery = defineQuery<Record<string, never>, readonly Organization[]>({
  endpoint: 'sis',
  document: `query OwnOrganizations { viewer { id organizations { ${organizationFields} } } }`,
  schema: v.pipe(
    v.object({ viewer: v.object({ organizations: v.array(organizationSchema) }) }),
    v.transform(({ viewer }) => viewer.organizations),
  ),
});
