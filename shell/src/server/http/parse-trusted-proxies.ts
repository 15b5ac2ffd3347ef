import { isIP } from 'node:net';

/** Which peers may say on whose behalf they ask: addresses for Fastify, a rule, or nobody. */
export type TrustedProxies = false | readonly string[] | ((address: string, hop: number) => boolean);

/** Networks that have a name: this machine, its link, and private addresses. */
const networkNames: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];
const maxPrefixLength = { 4: 32, 6: 128 } as const;

function isNetwork(text: string): boolean {
  if (networkNames.includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= maxPrefixLength[version]);
}

/**
 * Reads TRUSTED_PROXY; null when it cannot be read. `on` trusts the one proxy that talks to this process and nobody before it:
 * a proxy appends to what the visitor has sent, so only the last entry of X-Forwarded-For is not the visitor's own word.
 */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'off') return false;
  if (text === 'on') return (_address, hop) => hop === 0;
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : null;
}
