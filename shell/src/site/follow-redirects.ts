import type { Address, AddressInput, PageAddress, RedirectAddress } from './address.ts';
import { removeControlFlags } from './control-flags.ts';
import { isHostBelow, normalizeHost } from './match-site.ts';
import { composeRedirect, type RedirectStep } from './redirect-keys.ts';
import { resolveAddress } from './resolve-address.ts';

export interface Landing {
  readonly address: PageAddress;
  /** Full URL of the address; its host differs from the request's when a redirect led there. */
  readonly url: URL;
  /** False for the requested address, whose page will be loaded anyway. */
  readonly hasMoved: boolean;
}

/** Finds where a page address leads on to, query included, or null where a visitor stays. */
export type FindNextStep = (landing: Landing) => Promise<RedirectStep | null>;

export interface FollowedAddress {
  readonly address: Address;
  /** Message for the log where redirects run in a circle, else null. */
  readonly problem: string | null;
}

const maxSteps = 8;

/**
 * Joins slash, locale, editors' redirects, pages addressed by id and pages with another address into one redirect of
 * one hop; a loop is a 404 and logged (D-12, SRV-003). `known` is a first redirect that the requested page itself
 * returned.
 */
export async function followRedirects(
  input: AddressInput,
  findNextStep: FindNextStep,
  known: RedirectStep | null = null,
): Promise<FollowedAddress> {
  const requested = `${input.url.pathname}${removeControlFlags(input.url.search).search}`;
  const steps: RedirectStep[] = [];
  let address = resolveAddress(input);
  let setLocaleCookie: string | null = null;
  let url = input.url;
  while (steps.length < maxSteps) {
    const hasMoved = steps.length > 0;
    const step: RedirectStep | null =
      address.kind === 'redirect'
        ? { location: address.location, permanent: address.status === 301 }
        : ((hasMoved ? null : known) ??
          (address.kind === 'page' ? await findNextStep({ address, url, hasMoved }) : null));
    const next = step && parseTarget(step.location, url);
    if (step === null || next === null) break;
    if (address.kind === 'redirect') setLocaleCookie ??= address.setLocaleCookie;
    steps.push({
      location: next.origin === input.url.origin ? toRelative(next) : next.href,
      permanent: step.permanent,
    });
    url = next;
    if (!isOurs(url, input)) break;
    address = resolveAddress({ ...input, url });
  }
  const composed = composeRedirect(requested, steps);
  const isLoop =
    composed.kind === 'loop' || steps.length === maxSteps || (composed.kind === 'none' && steps.length > 0);
  if (isLoop) return createLoopAnswer(address, requested);
  if (composed.kind === 'none') return { address, problem: null };
  const { status, location } = composed;
  const redirect: RedirectAddress = { kind: 'redirect', status, location, setLocaleCookie };
  return { address: redirect, problem: null };
}

/** Whether an address is answered here, so that its own redirects are known: the same origin, or a host of one of our sites. */
function isOurs(url: URL, { url: requested, system }: AddressInput): boolean {
  if (url.origin === requested.origin) return true;
  if (url.protocol !== requested.protocol || url.port !== requested.port) return false;
  const host = normalizeHost(url.hostname);
  return system.sites.some(({ domains }) => domains.some((domain) => isHostBelow(host, normalizeHost(domain.host))));
}

function createLoopAnswer(address: Address, requested: string): FollowedAddress {
  const problem = `Redirect loop at ${requested.split('?')[0]}`;
  if (address.kind !== 'page') return { address: { kind: 'bad-request', reason: problem }, problem };
  const { site, locale, path } = address;
  return { address: { kind: 'not-found', reason: problem, site, locale, path }, problem };
}

/** The place in a page that an earlier step named stays where a later one names none. */
function parseTarget(target: string, base: URL): URL | null {
  const url = URL.parse(target, base);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (url.hash === '') url.hash = base.hash;
  return url;
}

function toRelative(url: URL): string {
  return `${url.pathname}${url.search}${url.hash}`;
}
