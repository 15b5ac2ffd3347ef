/**
 * Asks the embedded content system for addresses of pictures without their origin: pages are shown under several hosts, and each
 * has the pictures under its own. Others do not know the header and answer addresses of their own.
 */
export const ownHostAddresses = { 'x-asset-addresses': 'relative' } as const;
