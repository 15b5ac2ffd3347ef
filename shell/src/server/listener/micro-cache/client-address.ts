import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { identifyClient } from '@kmx/server-kit/limits/client-network.ts';
import type { TrustedProxies } from '../../http/parse-trusted-proxies.ts';

/** Reads whom limits and measures count as one: the address that a trusted proxy forwards for, as Fastify finds it. */
export function createClientAddressReader(trustedProxies: TrustedProxies): (request: IncomingMessage) => string {
  if (trustedProxies === false) return ({ socket }) => identifyClient(socket.remoteAddress ?? '');
  const isTrusted = typeof trustedProxies === 'function' ? trustedProxies : proxyAddress.compile([...trustedProxies]);
  return (request) => identifyClient(proxyAddress(request, isTrusted));
}
