import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';
import { readSample } from './read-sample.ts';
import { sampleAccounts } from './sample-accounts.ts';

const grantSchema = v.strictObject({
  application: v.string(),
  role: v.string(),
  status: v.optional(v.picklist(['INVITED', 'INVITE_EXPIRED', 'PENDING', 'ACTIVE', 'INACTIVE', 'DECLINED']), 'ACTIVE'),
});

const personSchema = v.strictObject({
  email: v.string(),
  /** People with an account at the sample identity provider have their name there. */
  firstName: v.exactOptional(v.string()),
  lastName: v.exactOptional(v.string()),
  language: v.picklist(uiLanguages),
  /** Grants belong to the first of them. */
  organizations: v.pipe(v.array(v.string()), v.minLength(1)),
  grants: v.array(grantSchema),
  /** Days since the invitation was sent, for people who have not accepted yet. */
  invitedDaysAgo: v.optional(v.nullable(v.number()), null),
});

function findName(person: v.InferOutput<typeof personSchema>) {
  const account = sampleAccounts.find(({ email }) => email === person.email);
  if (account !== undefined) {
    return { id: account.id, accountId: account.id, firstName: account.givenName, lastName: account.familyName };
  }
  const { email, firstName, lastName } = person;
  if (firstName === undefined || lastName === undefined) throw new Error(`${email} has neither a name nor an account`);
  return { id: `person-${email.split('@')[0]?.replace('.', '-') ?? ''}`, accountId: null, firstName, lastName };
}

/** Invented people of every role; those without an account are there to be administered. */
export const samplePeople = readSample('desk/people.json', v.array(personSchema)).map((person) => ({
  ...person,
  ...findName(person),
}));
export type SamplePerson = (typeof samplePeople)[number];
