import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';
import { defineMutation, defineQuery } from '../../data/desk-operation.ts';

const profileSchema = v.object({
  id: v.string(),
  version: v.number(),
  firstName: v.string(),
  lastName: v.string(),
  company: v.string(),
  email: v.string(),
  telephone: v.string(),
  address: v.string(),
  postalCode: v.string(),
  city: v.string(),
  country: v.string(),
  language: v.picklist(uiLanguages),
  receivesMails: v.boolean(),
  isManagedInternally: v.boolean(),
});

/** The ten fields of a profile and where it is managed (SYS-035). */
export type Profile = v.InferOutput<typeof profileSchema>;

const profileFields = `id version firstName lastName company email telephone address postalCode city country language
  receivesMails isManagedInternally`;

/** Texts of a profile that the service desk saves; the e-mail address is changed at the identity provider. */
export const profileTexts = [
  'firstName',
  'lastName',
  'company',
  'telephone',
  'address',
  'postalCode',
  'city',
  'country',
] as const;
export type ProfileText = (typeof profileTexts)[number];

const changesSchema = v.object({
  ...v.entriesFromList(profileTexts, v.exactOptional(v.string())),
  email: v.exactOptional(v.string()),
  language: v.exactOptional(v.picklist(uiLanguages)),
  receivesMails: v.exactOptional(v.boolean()),
});

/** Changes typed but not yet saved. */
export type ProfileChanges = v.InferOutput<typeof changesSchema>;

/** A draft of a profile: the changed fields, and the version they are based on. */
export const profileDraftSchema = v.object({ baseVersion: v.nullable(v.number()), changes: changesSchema });

export const profileQuery = defineQuery<Record<string, never>, { readonly profile: Profile }>({
  endpoint: 'sis',
  document: `query Profile { profile { ${profileFields} } }`,
  schema: v.object({ profile: profileSchema }),
});

/** Saves the changed fields; refused when another user has saved first (POR-081). */
export const updateProfileMutation = defineMutation<
  { readonly input: Omit<ProfileChanges, 'email'> & { readonly expectedVersion: number } },
  { readonly updateProfile: Profile | null }
>({
  endpoint: 'sis',
  document: `mutation UpdateProfile($input: UpdateProfileInput!) { updateProfile(input: $input) { ${profileFields} } }`,
  schema: v.object({ updateProfile: v.nullable(profileSchema) }),
});
