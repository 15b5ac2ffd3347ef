const portalPath = /^(?:\/[a-z0-9-]+){0,2}\/mykomax(?:\/|$)/;
const logoutPath = /\/mykomax\/logout\/?$/;

/** A page of this origin that may follow a sign-in, as path, query and fragment; null for all else. */
function resolveOwnPage(saved: string | null, origin: string): string | null {
  const url = URL.parse(saved ?? '', origin);
  if (saved === null || url === null || url.origin !== origin) return null;
  if (isCallbackPath(url.pathname) || isLogoutPath(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Where a sign-in ends: the saved page that began it, on the same origin, else the localized /mykomax (D-63). */
export function resolveReturnUrl(saved: string | null, origin: string, urlPrefix: string): string {
  return resolveOwnPage(saved, origin) ?? `${urlPrefix}/mykomax`;
}

/** Where the sign-in for a page for roles ends: that page, on the same origin (D-31). */
export function resolveUnlockUrl(saved: string, origin: string, urlPrefix: string): string {
  return resolveOwnPage(saved, origin) ?? (urlPrefix || '/');
}

/** Whether a path belongs to the portal, which requires a sign-in (AUTH-005). */
export function isPortalPath(pathname: string): boolean {
  return portalPath.test(pathname);
}

/** Whether a path is the sign-out page, which stays visible while it signs out. */
export function isLogoutPath(pathname: string): boolean {
  return logoutPath.test(pathname);
}

/** Whether a path is the sign-in return page, with or without locale (AUTH-001). */
export function isCallbackPath(pathname: string): boolean {
  return /^(?:\/[a-z0-9-]+){0,2}\/callback\/?$/.test(pathname);
}
