/** Whether only this machine can reach an origin by its name: localhost, names below it, and the loopback addresses. */
export function isLocalOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  return /^(?:.+\.)?localhost\.?$|^127(?:\.\d{1,3}){3}$|^\[::1\]$/.test(hostname);
}
