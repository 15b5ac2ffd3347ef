import { isIP } from 'node:net';

/** The peers allowed to name the client they forward for: addresses for Fastify, a rule, or none. */
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
 * Parses TRUSTED_PROXY; null when it is invalid. `on` trusts only the proxy that connects to this process: a proxy
 * appends to the header it receives, so only the last entry of X-Forwarded-For is not under the visitor's control.
 */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'off') return false;
  if (text === 'on') return (_address, hop) => hop === 0;
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : null;
}
