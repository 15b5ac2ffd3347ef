import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/** A runtime plugin that loads the entries of remotes with the hashes of the document, by their absolute addresses. */
export function createIntegrityPlugin(hashes: ReadonlyMap<string, string>): ModuleFederationRuntimePlugin {
  return {
    name: 'kmx-integrity',
    createScript: ({ url }) => {
      const integrity = hashes.get(url);
      // The policy of the page refuses a script without a hash, and says so.
      if (integrity === undefined) return undefined;
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      script.async = true;
      script.src = url;
      return { script };
    },
  };
}
