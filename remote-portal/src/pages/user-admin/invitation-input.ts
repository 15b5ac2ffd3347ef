import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';

/** Parts of the invitation form that can be invalid, in order; each has its error text and its field. */
export const invitationFields = ['email', 'firstName', 'lastName', 'organization', 'applications'] as const;
export type InvitationField = (typeof invitationFields)[number];

/** Typed input of the invitation form, as stored in the draft. */
export const invitationTypedSchema = v.object({
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  organizationId: v.string(),
  language: v.picklist(uiLanguages),
  /** Role by id of the offered application. */
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

/** Finds what must be corrected before the invitation can be sent (POR-103, ERR-039). */
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

/** Turns typed input into the mutation's input. */
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

/** Fields that the service desk refused; a refusal without fields shows the general message. */
export function parseRefusedFields(details: unknown): readonly InvitationField[] {
  const refusal = v.safeParse(refusalSchema, details);
  if (!refusal.success) return [];
  const refused = refusal.output.problems.map(({ field }) => fieldOfInput[field.split('.')[0] ?? '']);
  return invitationFields.filter((field) => refused.includes(field));
}

/** Whether the address belongs to the company's own domain, whose addresses cannot be invited (POR-082). */
export function isDomainRefused(details: unknown): boolean {
  const refusal = v.safeParse(refusalSchema, details);
  return refusal.success && refusal.output.problems.some(({ messageId }) => messageId === 'invite.emailDomain');
}

const existingSchema = v.object({ profileId: v.optional(v.nullable(v.string())) });

/** Profile of the existing user, if the viewer may see it (D-26). */
export function parseExistingProfile(details: unknown): string | null {
  const existing = v.safeParse(existingSchema, details);
  return existing.success ? (existing.output.profileId ?? null) : null;
}
