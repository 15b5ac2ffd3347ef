import * as v from 'valibot';
import { storagePrefix } from './auth-settings.ts';

const recordKey = 'kmx-sign-in';
const recordSchema = v.object({
  returnUrl: v.string(),
  issuer: v.nullable(v.string()),
  isIssuerRequired: v.boolean(),
  /** The sign-in was started by a page for roles, to which it returns (D-31). */
  isUnlock: v.optional(v.boolean(), false),
});
const sdkFlowSchema = v.object({ state: v.pipe(v.string(), v.minLength(1)) });

/** What the product remembers of a sign-in in addition to the SDK's own state and verifier; lives in this tab only. */
export type PendingFlow = v.InferOutput<typeof recordSchema>;

function readItem<Schema extends v.GenericSchema>(
  page: Window,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  const item = page.sessionStorage.getItem(key);
  if (item === null) return null;
  try {
    return v.parse(schema, JSON.parse(item));
  } catch {
    return null;
  }
}

function createSdkKey(clientId: string): string {
  return `${storagePrefix}-authflow-${clientId}`;
}

/** Reads the record of the sign-in that this tab started. */
export function readPendingFlow(page: Window): PendingFlow | null {
  return readItem(page, recordKey, recordSchema);
}

export function savePendingFlow(page: Window, flow: PendingFlow): void {
  page.sessionStorage.setItem(recordKey, JSON.stringify(flow));
}

/** The state that the SDK saved before it left; reading does not use it up, as the SDK's own reading does (AUTH-011). */
export function readExpectedState(page: Window, clientId: string): string | null {
  return readItem(page, createSdkKey(clientId), sdkFlowSchema)?.state ?? null;
}

/** Forgets a finished sign-in, so that its return page works only once. */
export function clearPendingFlow(page: Window, clientId: string): void {
  page.sessionStorage.removeItem(recordKey);
  page.sessionStorage.removeItem(createSdkKey(clientId));
}
