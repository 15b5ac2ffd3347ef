import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { StepKeys } from '../request/identity-context.ts';

/** How long a visitor may take for the next step of a sign-in. */
const stepLife = '5m';

const payloadSchema = v.object({ accountId: v.optional(v.string()), bound: v.optional(v.string()) });
export type StepClaims = v.InferOutput<typeof payloadSchema>;

/** Kinds of steps: the password comes next, or the code of the second factor. */
export type StepSubject = 'authenticate' | 'second-factor';

/** Signs the progress of a sign-in, bound to its sign-in page if there is one. */
export function createStepToken([key]: StepKeys, subject: StepSubject, claims: StepClaims): Promise<string> {
  const token = new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' });
  return token.setSubject(subject).setExpirationTime(stepLife).sign(key);
}

/** Reads a step back; null when it is not ours, of another kind, or too old. */
export async function readStepToken(keys: StepKeys, subject: StepSubject, token: string): Promise<StepClaims | null> {
  for (const key of keys) {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], subject });
      return v.parse(payloadSchema, payload);
    } catch {
      // Perhaps another one has signed it.
    }
  }
  return null;
}
