import { privateStoragePrefix } from '@kmx/shared-contracts/storage-keys.ts';

/** Removes what remotes store for the person who signs out, in all tabs of this browser. */
export function forgetPrivateData(page: { readonly localStorage: Storage }): void {
  try {
    const { localStorage } = page;
    const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '');
    for (const key of keys) if (key.startsWith(privateStoragePrefix)) localStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}
