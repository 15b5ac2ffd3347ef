const maxAgeMs = 60_000;
const staleMs = 600_000;

// The framework's own cache of rendered pages; the addresses below /fresh are rendered each time.
export const cacheOption = (request: { readonly url?: string }) =>
  request.url?.startsWith('/list') ? { maxAge: maxAgeMs, staleWhileRevalidate: staleMs } : false;
