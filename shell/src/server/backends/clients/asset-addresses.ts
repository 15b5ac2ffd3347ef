/**
 * Requests addresses of pictures from the embedded content system without their origin: pages are shown under several
 * hosts, and each serves the pictures under its own. Other systems ignore the header and return absolute addresses.
 */
export const ownHostAddresses = { 'x-asset-addresses': 'relative' } as const;
