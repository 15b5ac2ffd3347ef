/** The promises of the browser half (DES-06, docs/contracts.md). */
export const browserPromises = [
  { name: 'version', promise: 'speaks the version of the contract' },
  { name: 'hydration', promise: 'takes over the server HTML without a recoverable error and without a change' },
  { name: 'equality', promise: 'renders the same page as the server' },
  { name: 'idempotence', promise: 'loads, mounts and unmounts twice, and mounts again' },
  { name: 'update', promise: 'shows another page when the view changes' },
  { name: 'unmount', promise: 'leaves neither elements nor subscriptions' },
  { name: 'scope', promise: 'reads the units in the scope given' },
  { name: 'garbage', promise: 'answers data it cannot read with a page, not with an error of the lifecycle' },
] as const;
export type BrowserPromise = (typeof browserPromises)[number]['name'];
