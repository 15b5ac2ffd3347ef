const portalPath = /^(?:\/[a-z0-9-]+){0,2}\/mykomax(?:\/|$)/;
const logoutPath = /\/mykomax\/logout\/?$/;

/** Where a sign-in ends: the saved page of the portal on the same origin, else the localized /mykomax (D-63). */
export function resolveReturnUrl(saved: string | null, origin: string, urlPrefix: string): string {
  const fallback = `${urlPrefix}/mykomax`;
  if (saved === null || !URL.canParse(saved, origin)) return fallback;
  const url = new URL(saved, origin);
  if (url.origin !== origin || !portalPath.test(url.pathname) || logoutPath.test(url.pathname)) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Where the sign-in for a page for roles ends: that page, on the same origin (D-31). */
export function resolveUnlockUrl(saved: string, origin: string, urlPrefix: string): string {
  const url = URL.parse(saved, origin);
  if (url === null || url.origin !== origin || isCallbackPath(url.pathname) || isLogoutPath(url.pathname)) {
    return urlPrefix || '/';
  }
  return `${url.pathname}${url.search}${url.hash}`;
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
