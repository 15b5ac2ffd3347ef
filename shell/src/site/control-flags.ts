/** Query flags that steer the shell and never reach pages or redirects (D-12, SRV-006..009, EDT-013). */
const controlFlags: readonly string[] = ['cache', 'nextRelease', 'testing', 'draft', 'preview'];

export interface ReducedQuery {
  /** First value of each parameter. */
  readonly query: Readonly<Record<string, string>>;
  /** `?a=b` in its original spelling without the flags, or an empty string. */
  readonly search: string;
}

/** Takes the control flags out of a query string and leaves everything else as it was written. */
export function removeControlFlags(search: string): ReducedQuery {
  const parts = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !controlFlags.includes(parseName(part)));
  const reduced = parts.join('&');
  const entries = [...new URLSearchParams(reduced)].reverse();
  return { query: Object.fromEntries(entries), search: reduced === '' ? '' : `?${reduced}` };
}

/** Whether the page is addressed by its id: presence counts, `direct=false` is off (PUB-045, D-15). */
export function isDirectRequest(query: Readonly<Record<string, string>>): boolean {
  return Object.hasOwn(query, 'direct') && query['direct'] !== 'false';
}

function parseName(part: string): string {
  return [...new URLSearchParams(part).keys()][0] ?? '';
}
