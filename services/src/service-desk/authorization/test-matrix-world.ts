import { randomUUID } from 'node:crypto';
import type { TestDesk } from '../create-test-desk.ts';
import { writeAudit } from '../model/write-audit.ts';
import { type MatrixRole, matrixRoles, type Relation } from './policy-matrix.ts';
import { createTestObjects } from './test-objects.ts';

/** Texts that people of the other organization must not read. */
export const foreignMark = 'FOREIGN-SECRET';
/** Texts that people who only see their own tickets must not read. */
export const colleagueMark = 'COLLEAGUE-TICKET';

/** Texts that people who only belong to the second organization must not read. */
export const thereMark = 'THERE-SECRET';

const own = 'matrix-own';
const second = 'matrix-second';
const foreign = 'matrix-foreign';

/**
 * Three organizations, one with a person of every role, some of whom also belong to the second, and a way to create
 * fresh objects for each operation.
 */
export async function createMatrixWorld(desk: TestDesk) {
  const objects = createTestObjects(desk.database);
  await objects.addOrganization(own);
  await objects.addOrganization(second);
  await objects.addOrganization(foreign, `${foreignMark} Ltd`);
  const colleague = await objects.addUser([own]);
  const stranger = await objects.addUser([foreign], { last_name: foreignMark });
  const staff = await objects.addUser([own], { is_service_staff: true });
  const machines = {
    [own]: await objects.addMachine(own, 'Own machine'),
    [second]: await objects.addMachine(second, 'Machine there'),
    [foreign]: await objects.addMachine(foreign, foreignMark),
  };
  await objects.addTicket(foreign, stranger, 'NEW', { subject: foreignMark });
  await objects.addTicket(own, colleague, 'NEW', { subject: colleagueMark });
  await objects.addAccess(stranger, foreign, 'inventory', 'PENDING', {
    request_reason: foreignMark,
    request_date: new Date(),
  });
  const neighbour = await objects.addUser([second], { last_name: thereMark });
  await objects.addTicket(second, neighbour, 'NEW', { subject: thereMark });
  await objects.addAccess(neighbour, second, 'master-data', 'PENDING', {
    request_reason: thereMark,
    request_date: new Date(),
  });
  const invitedThere = await objects.addUser([second], { last_name: thereMark, activated_at: null });
  await objects.addInvitation(invitedThere, second, 'ACCOUNT');
  await writeAudit(desk.database, null, { action: 'ORGANIZATION_ADDED', userId: neighbour, organizationId: second });
  const old = await objects.addMachine(foreign, foreignMark);
  await desk.database.updateTable('desk_machine').set({ status: 'OUT_OF_SERVICE' }).where('id', '=', old).execute();
  await writeAudit(desk.database, null, { action: 'ORGANIZATION_ADDED', userId: stranger, organizationId: foreign });
  const invited = await objects.addUser([foreign], { last_name: foreignMark, activated_at: null });
  await objects.addInvitation(invited, foreign, 'ACCOUNT');

  const people = new Map<MatrixRole, { readonly id: string; readonly token: string | null }>();
  for (const role of matrixRoles) {
    const id = randomUUID();
    const email = `${id}@${role.isManagedInternally ? 'kmx.example' : 'northline.example'}`;
    await objects.addUser(role.accessesThere === null ? [own] : [own, second], { id, email, account_id: id });
    for (const [application, given] of role.accesses) {
      await objects.addAccess(id, own, application, 'ACTIVE', { role: given });
    }
    for (const [application, given] of role.accessesThere ?? []) {
      await objects.addAccess(id, second, application, 'ACTIVE', { role: given });
    }
    const { roles } = role;
    people.set(role, { id, token: roles === null ? null : await desk.signToken({ sub: id, email, roles }) });
  }

  async function createPlace(role: MatrixRole, relation: Relation) {
    const viewerId = people.get(role)?.id ?? '';
    const organizationId = relation === 'FOREIGN' ? foreign : relation === 'THERE' ? second : own;
    const otherId = relation === 'MIXED' ? foreign : relation === 'ACROSS' ? second : organizationId;
    // A new person for each cell, so that no cell sees changes made by another.
    const addSomebody = () =>
      relation === 'OWN'
        ? Promise.resolve(viewerId)
        : objects.addUser([organizationId], { last_name: relation === 'FOREIGN' ? foreignMark : 'Colleague' });
    return { organizationId, otherId, addSomebody };
  }
  type Place = Awaited<ReturnType<typeof createPlace>>;

  const access =
    (status: 'PENDING' | 'ACTIVE' | 'INACTIVE', application = 'master-data') =>
    async (place: Place) => {
      const more = application === 'service-ticketing' ? { role: 'own-tickets' } : {};
      return {
        id: await objects.addAccess(await place.addSomebody(), place.organizationId, application, status, more),
      };
    };
  const ticket =
    (status: 'NEW' | 'CLOSED', more: object = {}) =>
    async (place: Place) => {
      const subject = place.organizationId === foreign ? foreignMark : 'Subject';
      return {
        id: await objects.addTicket(place.organizationId, await place.addSomebody(), status, { subject }),
        ...more,
      };
    };
  const account = (isExpired: boolean) => async (place: Place) => {
    const userId = place.addSomebody === undefined ? '' : await place.addSomebody();
    const isOwn = [...people.values()].some(({ id }) => id === userId);
    if (!isOwn)
      await desk.database.updateTable('desk_user').set({ activated_at: null }).where('id', '=', userId).execute();
    return { id: (await objects.addInvitation(userId, place.organizationId, 'ACCOUNT', isExpired, 'wire-master')).id };
  };
  const organization = (place: Place) => Promise.resolve({ organizationId: place.organizationId });
  const filters = (place: Place) =>
    Promise.resolve({
      organizationId: place.organizationId,
      locationId: `${place.otherId}-location`,
      ...(place.organizationId === place.otherId ? {} : { machineId: machines[place.otherId as typeof own] }),
    });
  const withoutMachine = async (place: Place) => ({
    organizationId: place.organizationId,
    locationId: `${place.otherId}-location`,
  });
  const membership = async (place: Place) => ({ userId: await place.addSomebody(), organizationId: place.otherId });

  // Changes by other people: the matrix asks whose they are, undo-people.test.ts and undo-ticket.test.ts what becomes of them.
  const change = async (place: Place) => {
    const by_id = await place.addSomebody();
    const ticketId = await objects.addTicket(place.organizationId, by_id, 'CLOSED', { version: 2 });
    const before = { status: 'NEW' };
    const state = JSON.stringify({ kind: 'TICKET', ticketId, version: 2, before, commentId: null, mailIds: [] });
    const id = randomUUID();
    const until = new Date(Date.now() + 60_000);
    await desk.database.insertInto('desk_undo').values({ id, by_id, until, state, leaving_user_id: null }).execute();
    return { id };
  };

  /** Arguments that succeed where the policy allows the operation, by its name. */
  const fixtures: Readonly<Record<string, (place: Place) => Promise<object>>> = {
    'Query.tickets': filters,
    'Query.ticket': ticket('NEW'),
    'Query.locations': organization,
    'Query.locationPage': organization,
    'Query.location': (place) => Promise.resolve({ id: `${place.organizationId}-location` }),
    'Query.inventory': withoutMachine,
    'Query.oldInventory': withoutMachine,
    'Query.machine': (place) => Promise.resolve({ id: machines[place.organizationId as typeof own] }),
    'Query.users': organization,
    'Query.user': async (place) => ({ id: await place.addSomebody() }),
    'Query.pendingInvitations': organization,
    'Query.accessRequests': organization,
    'Query.invitationPage': organization,
    'Query.requestPage': organization,
    'Query.auditTrail': membership,
    'Query.organizationPage': async (place) => ({ addableTo: await place.addSomebody() }),
    'Query.organization': (place) => Promise.resolve({ id: place.organizationId }),
    'Query.download': () => Promise.resolve({ id: 'vela-control' }),
    'Mutation.createTicket': async (place) => ({
      input: {
        clientMutationId: randomUUID(),
        locationId: `${place.organizationId}-location`,
        type: 'FAULT',
        machineId: machines[place.otherId as typeof own],
        subject: 'Subject',
        description: 'Description',
      },
    }),
    'Mutation.addComment': async (place) => ({
      input: { clientMutationId: randomUUID(), ticketId: (await ticket('NEW')(place)).id, text: 'Text' },
    }),
    'Mutation.closeTicket': ticket('NEW', { reason: 'NO_LONGER_RELEVANT' }),
    'Mutation.createFollowUp': async (place) => ({
      ...(await ticket('CLOSED')(place)),
      clientMutationId: randomUUID(),
    }),
    'Mutation.changeTicketStatus': ticket('NEW', { action: 'START' }),
    'Mutation.assignTicket': ticket('NEW', { staffId: staff }),
    'Mutation.updateProfile': () => Promise.resolve({ input: { city: 'Bern' } }),
    'Mutation.requestAccess': async (place) => {
      const userIds = [...people.values()].map(({ id }) => id);
      const query = desk.database.deleteFrom('desk_access').where('application_id', '=', 'wire-flow');
      await query.where('user_id', 'in', userIds).execute();
      return { organizationId: place.organizationId, applicationId: 'wire-flow' };
    },
    'Mutation.acceptInvitation': async (place) => ({
      id: (await objects.addInvitation(await place.addSomebody(), place.organizationId, 'APPLICATION')).id,
    }),
    'Mutation.inviteUser': async (place) => ({
      input: {
        email: `${randomUUID()}@northline.example`,
        firstName: 'New',
        lastName: 'Person',
        organizationId: place.organizationId,
        applications: [{ applicationId: 'inventory' }],
      },
    }),
    'Mutation.resendInvitation': account(false),
    'Mutation.sendNewInvitation': account(true),
    'Mutation.withdrawInvitation': account(false),
    'Mutation.addApplication': async (place) => ({ ...(await membership(place)), applicationId: 'direct' }),
    'Mutation.grantAccess': access('INACTIVE'),
    'Mutation.acceptRequest': access('PENDING'),
    'Mutation.updateAccess': async (place) => ({ ...(await access('ACTIVE', 'wire-flow')(place)), role: 'cloud' }),
    'Mutation.declineRequest': access('PENDING'),
    'Mutation.withdrawAccess': access('ACTIVE'),
    'Mutation.addOrganization': membership,
    'Mutation.removeOrganization': membership,
    'Mutation.undo': change,
  };

  return {
    tokenOf: (role: MatrixRole) => people.get(role)?.token ?? null,
    /** Creates fresh objects in a relation to a person of a role and returns the arguments that name them. */
    createArguments: async (operation: string, role: MatrixRole, relation: Relation): Promise<object> => {
      // Their own tickets alone would hide a leak of others.
      const scope = operation === 'Query.tickets' ? { scope: 'ORGANIZATION' } : {};
      if (relation === 'NONE' && operation.startsWith('Query.') && operation !== 'Query.download') return scope;
      const fixture = fixtures[operation];
      return fixture === undefined ? {} : { ...scope, ...(await fixture(await createPlace(role, relation))) };
    },
  };
}
