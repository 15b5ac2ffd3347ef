interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What the browser says about its connection; undefined where it says nothing. */
export function readConnection(): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection;
}

/** No prefetch on slow connections or in data-saver mode (PUB-044). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}
