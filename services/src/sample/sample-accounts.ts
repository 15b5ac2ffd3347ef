import * as v from 'valibot';
import { readSample } from './read-sample.ts';

const accountSchema = v.strictObject({
  /** Never changes, so that other services may refer to it. */
  id: v.pipe(v.string(), v.uuid()),
  email: v.pipe(v.string(), v.email()),
  givenName: v.string(),
  familyName: v.string(),
  fullName: v.string(),
  roles: v.array(v.string()),
});
export type SampleAccount = v.InferOutput<typeof accountSchema>;

/** Password of every sample account; shown on the sign-in page as long as only sample accounts exist. */
export const samplePassword = 'Wire-1234!';

/** Invented people that an installation starts with. */
export const sampleAccounts = readSample('identity/accounts.json', v.array(accountSchema));
