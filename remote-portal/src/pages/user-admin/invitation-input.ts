import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';

/** Parts of the invitation form that can be wrong, in their order; each has its text and its field. */
export const invitationFields = ['email', 'firstName', 'lastName', 'organization', 'applications'] as const;
export type InvitationField = (typeof invitationFields)[number];

/** What is typed into the invitation form, as it is kept as a draft. */
export const invitationTypedSchema = v.object({
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  organizationId: v.string(),
  language: v.picklist(uiLanguages),
  /** Role by application that is offered. */
  roles: v.record(v.string(), v.string()),
});
export type InvitationTyped = v.InferOutput<typeof invitationTypedSchema>;

export interface InvitationInput {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organizationId: string;
  readonly language: string;
  readonly applications: readonly { readonly applicationId: string; readonly role: string }[];
}

const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const emailSchema = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email());

/** What has to be put right before the invitation can be sent (POR-103, ERR-039). */
export function findInvitationProblems(typed: InvitationTyped): readonly InvitationField[] {
  const isRight: Readonly<Record<InvitationField, boolean>> = {
    email: v.is(emailSchema, typed.email),
    firstName: v.is(nameSchema, typed.firstName),
    lastName: v.is(nameSchema, typed.lastName),
    organization: typed.organizationId !== '',
    applications: Object.keys(typed.roles).length > 0,
  };
  return invitationFields.filter((field) => !isRight[field]);
}

/** The invitation as the service desk takes it. */
export function createInvitationInput(typed: InvitationTyped): InvitationInput {
  const { email, firstName, lastName, organizationId, language, roles } = typed;
  return {
    email: email.trim(),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    organizationId,
    language,
    applications: Object.entries(roles).map(([applicationId, role]) => ({ applicationId, role })),
  };
}

const refusalSchema = v.object({
  problems: v.array(v.object({ field: v.string(), messageId: v.optional(v.string(), '') })),
});
const fieldOfInput: Readonly<Record<string, InvitationField>> = {
  email: 'email',
  firstName: 'firstName',
  lastName: 'lastName',
  organizationId: 'organization',
  applications: 'applications',
};

/** Fields that the service desk refuses; what it does not name shows up as the general message. */
export function parseRefusedFields(details: unknown): readonly InvitationField[] {
  const refusal = v.safeParse(refusalSchema, details);
  if (!refusal.success) return [];
  const refused = refusal.output.problems.map(({ field }) => fieldOfInput[field.split('.')[0] ?? '']);
  return invitationFields.filter((field) => refused.includes(field));
}

/** Whether the address is one that the company itself gives out, and nobody else may (POR-082). */
export function isDomainRefused(details: unknown): boolean {
  const refusal = v.safeParse(refusalSchema, details);
  return refusal.success && refusal.output.problems.some(({ messageId }) => messageId === 'invite.emailDomain');
}

const existingSchema = v.object({ profileId: v.optional(v.nullable(v.string())) });

/** Profile of the user that exists already, if the viewer may see it (D-26). */
export function parseExistingProfile(details: unknown): string | null {
  const existing = v.safeParse(existingSchema, details);
  return existing.success ? (existing.output.profileId ?? null) : null;
}
