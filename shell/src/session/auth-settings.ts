/** Scope of the portal's tokens (AUTH-038). */
export const authScope = 'openid profile email fr:idm:*';
export const realm = 'alpha';

/** Prefix of the SDK's keys in the browser's storage (AUTH-039). */
export const storagePrefix = 'FR-SDK';

/** How long before expiry tokens are renewed, in milliseconds, the SDK's unit (AUTH-036, D-60). */
export const renewalThresholdMs = 180_000;

/** Deadline of every request to the identity provider and of the hidden frame (AUTH-037, AUTH-042). */
export const serverTimeoutMs = 3_000;

/** Deadline of the well-known discovery (AUTH-035). */
export const discoveryTimeoutMs = 5_000;

/** Time the browser gets to leave for the sign-in page (AUTH-007). */
export const departureTimeoutMs = 30_000;

/** A failing user info starts a new sign-in at most once in this time (D-68). */
export const reLoginPauseMs = 60_000;

export const callbackPath = '/callback';
export const blankCallbackPath = '/blank-callback';
