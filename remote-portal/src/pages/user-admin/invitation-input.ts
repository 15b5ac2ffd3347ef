import { type FormProblems, requireText } from '@kmx/remote-kit/forms/form-rules.ts';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';

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

/** The typed input, with all values under the names of their fields. */
export const nameFields = (typed: InvitationTyped) => ({
  ...typed,
  organization: typed.organizationId,
  applications: typed.roles,
});
export type InvitationFields = ReturnType<typeof nameFields>;

/** Rules of the invitation form (POR-103, POR-107, ERR-039). */
export const invitationRules = {
  email: ({ email }: InvitationFields) => (v.is(emailSchema, email) ? null : 'email'),
  firstName: ({ firstName }: InvitationFields) => (v.is(nameSchema, firstName) ? null : 'firstName'),
  lastName: ({ lastName }: InvitationFields) => (v.is(nameSchema, lastName) ? null : 'lastName'),
  organization: requireText('organization', 'organization'),
  applications: ({ roles }: InvitationFields) => (Object.keys(roles).length === 0 ? 'applications' : null),
} as const;
type InvitationField = keyof typeof invitationRules;

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

/** Problems found by the service desk, by field; a refusal without fields shows the general message. */
export function parseRefusedFields(details: unknown): FormProblems<InvitationField | 'emailDomain'> {
  const refusal = v.safeParse(refusalSchema, details);
  if (!refusal.success) return {};
  const refused = refusal.output.problems.flatMap(({ field, messageId }) => {
    const name = fieldOfInput[field.split('.')[0] ?? ''];
    // The company's own domain, whose addresses cannot be invited (POR-082).
    return name === undefined ? [] : [[name, messageId === 'invite.emailDomain' ? 'emailDomain' : name] as const];
  });
  return Object.fromEntries(refused);
}

const existingSchema = v.object({ profileId: v.optional(v.nullable(v.string())) });

/** Profile of the existing user, if the viewer may see it (D-26). */
export function parseExistingProfile(details: unknown): string | null {
  const existing = v.safeParse(existingSchema, details);
  return existing.success ? (existing.output.profileId ?? null) : null;
}
