import { isServiceStaff, resolveAdminScope, type Viewer } from '../model/viewer.ts';
import type { ObjectCheck, Policy } from './policies.ts';
import { judgeObject, type Ownership, passesGate } from './rules.ts';

/** The people of the matrix: the role strings of their tokens, and their access in their organization. */
export interface MatrixRole {
  readonly name: string;
  /** Null for visitors who are not signed in. */
  readonly roles: readonly string[] | null;
  readonly accesses: MatrixAccesses;
  /** The access they have in a second organization that they belong to; null for who belongs to one only. */
  readonly accessesThere: MatrixAccesses | null;
  readonly isManagedInternally: boolean;
}
type MatrixAccesses = readonly (readonly [application: string, role: string])[];

const ticketing = 'kmx_int_serviceticketing_active';
const inventory = 'kmx_int_assetdb_active';
const customerAccesses = [
  ['service-ticketing', 'own-tickets'],
  ['inventory', 'viewer'],
] as const;

function createRole(name: string, roles: MatrixRole['roles'], more: Partial<MatrixRole> = {}): MatrixRole {
  return { name, roles, accesses: [], accessesThere: null, isManagedInternally: false, ...more };
}

const administrator = {
  roles: ['kmx_delegatedadmin_extern', ticketing, inventory],
  accesses: [...customerAccesses, ['delegated-admin', 'external']],
} as const;

export const matrixRoles: readonly MatrixRole[] = [
  createRole('customer', [ticketing, inventory], { accesses: customerAccesses }),
  createRole('customer for the organization', [ticketing, inventory], {
    accesses: [
      ['service-ticketing', 'organization-tickets'],
      ['inventory', 'viewer'],
    ],
  }),
  createRole('customer without the application', ['kmx_int_direct_active'], { accesses: [['direct', 'buyer']] }),
  createRole('external administrator', administrator.roles, administrator),
  // People with different roles in two organizations show whether a rule asks about the right one.
  createRole('administrator here, member there', administrator.roles, { ...administrator, accessesThere: [] }),
  createRole('administrator here, tickets there', administrator.roles, {
    ...administrator,
    accessesThere: [['service-ticketing', 'organization-tickets']],
  }),
  createRole('administrator here, machines there', administrator.roles, {
    ...administrator,
    accessesThere: [['inventory', 'viewer']],
  }),
  createRole('internal administrator', ['kmx_delegatedadmin_intern'], {
    accesses: [['delegated-admin', 'internal']],
    isManagedInternally: true,
  }),
  createRole('internal employee', [ticketing, inventory], { accesses: customerAccesses, isManagedInternally: true }),
  createRole('signed in without roles', []),
  createRole('anonymous', null),
];

/**
 * The owner of an operation's objects: the viewer, someone else in the same organization, another organization, or the
 * first object from the same organization and the rest from another; NONE for an operation without objects. THERE is
 * the viewer's second organization, ACROSS the first object from the first one and the rest from the second.
 */
export type Relation = 'NONE' | 'OWN' | 'COLLEAGUE' | 'FOREIGN' | 'MIXED' | 'THERE' | 'ACROSS';
export type Outcome = 'ALLOWED' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';

/** Ids of a world for testing policies: three organizations with two people. */
export interface MatrixWorld {
  readonly viewerId: string;
  readonly ownOrganizationId: string;
  readonly secondOrganizationId: string;
  readonly foreignOrganizationId: string;
}

export const paperWorld: MatrixWorld = {
  viewerId: 'viewer',
  ownOrganizationId: 'own',
  secondOrganizationId: 'second',
  foreignOrganizationId: 'foreign',
};

const personal: ReadonlySet<ObjectCheck['kind']> = new Set(['ticket', 'user', 'access', 'invitation', 'change']);

/** A person of a role, as the rules see them. */
export function createMatrixViewer(role: MatrixRole, world: MatrixWorld): Viewer | null {
  if (role.roles === null) return null;
  const { ownOrganizationId, secondOrganizationId } = world;
  const grant = (accesses: MatrixAccesses, organizationId: string) =>
    accesses.map(([applicationId, given]) => ({ applicationId, organizationId, role: given }));
  return {
    userId: world.viewerId,
    firstName: '',
    lastName: '',
    email: '',
    roles: role.roles,
    adminScope: resolveAdminScope(role.roles),
    isManagedInternally: role.isManagedInternally,
    memberOf: [ownOrganizationId, ...(role.accessesThere === null ? [] : [secondOrganizationId])],
    accesses: [...grant(role.accesses, ownOrganizationId), ...grant(role.accessesThere ?? [], secondOrganizationId)],
  };
}

function createOwnership({ kind }: ObjectCheck, relation: Relation, place: number, world: MatrixWorld): Ownership {
  if (kind === 'staff') return { organizationIds: [], userId: null };
  const isForeign = relation === 'FOREIGN' || (relation === 'MIXED' && place > 0);
  const isThere = relation === 'THERE' || (relation === 'ACROSS' && place > 0);
  const elsewhere = isThere ? world.secondOrganizationId : world.ownOrganizationId;
  const organizationIds = [isForeign ? world.foreignOrganizationId : elsewhere];
  if (!personal.has(kind)) return { organizationIds, userId: null };
  return { organizationIds, userId: relation === 'OWN' ? world.viewerId : 'somebody' };
}

/** The relations in which a person of a role can use an operation. */
export function listRelations({ objects }: Policy, { accessesThere }: MatrixRole): readonly Relation[] {
  const owned = objects.filter(({ kind }) => kind !== 'staff');
  const hasPeople = owned.some(({ kind }) => personal.has(kind));
  return [
    ...(objects.every(({ isOptional }) => isOptional) ? (['NONE'] as const) : []),
    ...(owned.length > 0 ? (['OWN', 'FOREIGN'] as const) : []),
    ...(hasPeople ? (['COLLEAGUE'] as const) : []),
    ...(owned.length > 1 ? (['MIXED'] as const) : []),
    ...(owned.length > 0 && accessesThere !== null ? (['THERE'] as const) : []),
    ...(owned.length > 1 && accessesThere !== null ? (['ACROSS'] as const) : []),
  ];
}

/** The policy's verdict on a person of a role and objects in a relation. */
export function judgeCell(policy: Policy, role: MatrixRole, relation: Relation, world = paperWorld): Outcome {
  const viewer = createMatrixViewer(role, world);
  if (viewer === null) return 'UNAUTHENTICATED';
  if (!passesGate(viewer, policy.gate)) return 'FORBIDDEN';
  if (relation === 'NONE') return 'ALLOWED';
  for (const [place, check] of policy.objects.entries()) {
    const judgement = judgeObject(viewer, check.rule, createOwnership(check, relation, place, world));
    if (judgement !== 'ALLOWED') return judgement;
  }
  return 'ALLOWED';
}

/** Whether a person of a role may see objects of other organizations. */
export function seesEverything(role: MatrixRole): boolean {
  const viewer = createMatrixViewer(role, paperWorld);
  return viewer !== null && isServiceStaff(viewer);
}
