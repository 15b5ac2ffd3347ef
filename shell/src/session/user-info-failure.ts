const passingStatuses = [408, 429];
/** The messages of the SDK and the browsers when no response arrived. */
const silentReasons = ['Timeout', 'Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'];

/**
 * Whether user info was not refused but merely unavailable: no response in time, none at all, or a server error. That
 * says nothing about the visitor, so it ends no session (decision 0013).
 */
export function isPassingUserInfoFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status = Number(/received (\d{3})$/.exec(error.message)?.[1] ?? Number.NaN);
  return silentReasons.includes(error.message) || status >= 500 || passingStatuses.includes(status);
}
