import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { normalizeEmail } from '../../identity/accounts/accounts.ts';
import { judgeObject } from '../authorization/rules.ts';
import { findApplication } from '../model/applications.ts';
import { createDeskError, createValidationError } from '../model/desk-error.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import { createTextSchema, idSchema, languageSchema } from '../model/input-schemas.ts';
import { writeAudit } from '../model/write-audit.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import { loadOwnership } from '../request/load-ownership.ts';
import { listGrantableRoles } from './access-rights.ts';
import { applyAccesses } from './apply-accesses.ts';
import { finishDepartureOf } from './finish-changes.ts';
import { insertInvitation, sendInvitationMail } from './send-invitation.ts';

/** POR-103. */
export const newUserSchema = v.object({
  email: v.pipe(
    createTextSchema('invite.email', 254),
    v.transform(normalizeEmail),
    // Loose on purpose: only a mail can tell whether an address accepts mail.
    v.regex(/^[^\s@<>",;]+@[^\s@<>",;.]+(?:\.[^\s@<>",;.]+)+$/u, 'invite.email'),
  ),
  firstName: createTextSchema('invite.firstName', 100),
  lastName: createTextSchema('invite.lastName', 100),
  organizationId: idSchema,
  language: v.nullish(languageSchema, 'en'),
  applications: v.pipe(
    v.array(v.object({ applicationId: idSchema, role: v.nullish(v.string()) }), 'invite.applications'),
    v.minLength(1, 'invite.applications'),
    v.maxLength(20, 'invite.applications'),
  ),
});
type NewUser = v.InferOutput<typeof newUserSchema>;

/** Application and role that the viewer may give; the usual role when none is named. */
export function resolveOffer(
  { viewer }: DeskRequest,
  offer: { readonly applicationId: string; readonly role?: string | null | undefined },
  field = 'applicationId',
): { readonly applicationId: string; readonly role: string } {
  const application = findApplication(offer.applicationId);
  const role = offer.role || Object.keys(application?.roles ?? {})[0];
  if (application === null || role === undefined || !(role in application.roles)) {
    throw createValidationError([{ field, messageId: 'value' }]);
  }
  if (!listGrantableRoles(viewer, application).includes(role)) throw createDeskError('FORBIDDEN');
  return { applicationId: application.id, role };
}

/** Refuses an address that is taken; the profile is only named to people who may see it (D-26, POR-104). */
async function refuseKnownUser(database: DeskDatabase, { desk, viewer }: DeskRequest, email: string): Promise<void> {
  const known = await database.selectFrom('desk_user').select('id').where('email', '=', email).executeTakeFirst();
  if (known !== undefined) {
    const ownership = await loadOwnership(database, 'user', known.id);
    const rule = { kind: 'in-scope', scope: 'administered' } as const;
    const isVisible = ownership !== null && judgeObject(viewer, rule, ownership) === 'ALLOWED';
    throw createDeskError('USER_EXISTS', isVisible ? { profileId: known.id } : {});
  }
  const account = await desk.openDirectory(database).findByEmail(email);
  if (account !== null && account.activatedAt !== null) throw createDeskError('USER_EXISTS');
}

function insertUser(database: DeskDatabase, input: NewUser) {
  return database
    .insertInto('desk_user')
    .values({
      id: randomUUID(),
      account_id: null,
      email: input.email,
      first_name: input.firstName,
      last_name: input.lastName,
      language: input.language,
      is_service_staff: false,
      activated_at: null,
      last_seen_at: null,
      receives_mails: true,
      company: '',
      telephone: '',
      address: '',
      postal_code: '',
      city: '',
      country: '',
      version: 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Creates a user with the offers, the account to be accepted and the mail with the link; returns the id (D-25). */
export async function inviteUser(request: DeskRequest, input: NewUser): Promise<string> {
  const { desk, viewer } = request;
  const { organizationId } = input;
  const offers = new Map(
    input.applications.map((offer) => [offer.applicationId, resolveOffer(request, offer, 'applications')]),
  );
  return desk.database.transaction().execute(async (transaction) => {
    await finishDepartureOf(transaction, desk, input.email);
    await refuseKnownUser(transaction, request, input.email);
    const user = await insertUser(transaction, input);
    const userId = user.id;
    await transaction
      .insertInto('desk_membership')
      .values({ user_id: userId, organization_id: organizationId })
      .execute();
    const invitation = await insertInvitation(transaction, request, { userId, organizationId, kind: 'ACCOUNT' });
    for (const offer of offers.values()) {
      await insertAccess(transaction, { ...offer, userId, organizationId, invitationId: invitation.id });
    }
    await sendInvitationMail(transaction, request, user, invitation);
    await applyAccesses(desk, transaction, userId);
    await writeAudit(transaction, viewer, {
      action: 'USER_INVITED',
      userId,
      organizationId,
      details: { applications: [...offers.keys()].join(', ') },
    });
    return userId;
  });
}

interface NewAccess {
  readonly userId: string;
  readonly organizationId: string;
  readonly applicationId: string;
  readonly role: string;
  readonly invitationId: string | null;
  /** Set for a user's request, which is pending; without it the access is an offer. */
  readonly request?: { readonly reason: string };
}

/** Writes an access that did not exist: INVITED, or PENDING for a request (D-24); gives its id. */
export async function insertAccess(database: DeskDatabase, access: NewAccess): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  const { request } = access;
  await database
    .insertInto('desk_access')
    .values({
      id,
      user_id: access.userId,
      organization_id: access.organizationId,
      application_id: access.applicationId,
      role: access.role,
      status: request === undefined ? 'INVITED' : 'PENDING',
      version: 1,
      requested_by: request === undefined ? null : access.userId,
      request_date: request === undefined ? null : now,
      request_reason: request?.reason || null,
      decline_reason: null,
      invitation_id: access.invitationId,
      changed_at: now,
    })
    .execute();
  return id;
}
