import type { Address, AddressInput, PageAddress, RedirectAddress } from './address.ts';
import { removeControlFlags } from './control-flags.ts';
import { composeRedirect, type RedirectStep } from './redirect-keys.ts';
import { resolveAddress } from './resolve-address.ts';

/** Finds the target of a system redirect for a page address: path or URL, or null. */
export type LookUpRedirect = (address: PageAddress) => Promise<string | null>;

export interface FollowedAddress {
  readonly address: Address;
  /** Message for the log where an editor's redirects run in a circle, else null. */
  readonly problem: string | null;
}

const maximumSteps = 8;

/** Joins slash, locale and system redirects into one answer of one hop; a loop is a 404 and logged (D-12, SRV-003). */
export async function followRedirects(input: AddressInput, lookUp: LookUpRedirect): Promise<FollowedAddress> {
  const requested = `${input.url.pathname}${removeControlFlags(input.url.search).search}`;
  const steps: RedirectStep[] = [];
  let address = resolveAddress(input);
  let setLocaleCookie: string | null = null;
  let url = input.url;
  while (steps.length < maximumSteps) {
    if (address.kind === 'redirect') {
      setLocaleCookie ??= address.setLocaleCookie;
      steps.push({ location: address.location, permanent: address.status === 301 });
      url = new URL(address.location, url);
    } else {
      // Only public pages have old addresses.
      if (address.kind !== 'page' || address.area !== 'public') break;
      const target = parseTarget(await lookUp(address), url);
      if (target === null) break;
      const next: URL = mergeQuery(target, address.url);
      const isExternal = next.origin !== url.origin;
      steps.push({ location: isExternal ? next.href : toRelative(next), permanent: true });
      if (isExternal) break;
      url = next;
    }
    address = resolveAddress({ ...input, url });
  }
  const composed = composeRedirect(requested, steps);
  const isLoop =
    composed.kind === 'loop' || steps.length === maximumSteps || (composed.kind === 'none' && steps.length > 0);
  if (isLoop) return createLoopAnswer(address, requested);
  if (composed.kind === 'none') return { address, problem: null };
  const { status, location } = composed;
  const redirect: RedirectAddress = { kind: 'redirect', status, location, setLocaleCookie };
  return { address: redirect, problem: null };
}

function createLoopAnswer(address: Address, requested: string): FollowedAddress {
  const problem = `Redirect loop at ${requested.split('?')[0]}`;
  if (address.kind !== 'page') return { address: { kind: 'bad-request', reason: problem }, problem };
  const { site, locale, path } = address;
  return { address: { kind: 'not-found', reason: problem, site, locale, path }, problem };
}

function parseTarget(target: string | null, base: URL): URL | null {
  const url = target === null ? null : URL.parse(target, base);
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}

/** The visitor's query goes along; a parameter that the target sets itself wins (D-12). */
function mergeQuery(target: URL, requested: string): URL {
  const merged = new URL(target);
  for (const [name, value] of new URL(requested, target).searchParams) {
    if (!target.searchParams.has(name)) merged.searchParams.append(name, value);
  }
  return merged;
}

function toRelative(url: URL): string {
  return `${url.pathname}${url.search}`;
}
