/** Whether a request target stays below a prefix on every server, however often that decodes it. */
// @ts-nocheck

export function isBackendPath(target: string, prefix: string): boolean {
  if (!target.startsWith(`${prefix}/`)) return false;
  let path = target.split('?')[0] ?? '';
  for (let round = 0; round < 3; round += 1) {
    if (/\\|[\u0000-\u001f\u007f]|(?:^|\/)\.{1,2}(?:\/|$)/.test(path)) return false;
    try {
      path = decodeURIComponent(path);
    } catch {
      return round > 0;
    }
  }
  return true;
}
