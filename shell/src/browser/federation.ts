import type { RemoteBrowser } from '@kmx/shared-contracts/remote-module.ts';
import { contractVersion, type RemoteName } from '@kmx/shared-contracts/units.ts';
import * as linguiCore from '@lingui/core';
import * as linguiReact from '@lingui/react';
import { createInstance } from '@module-federation/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import type { BootData, PinnedRemote } from '../page-view/boot-data.ts';

// Remotes are built against this one copy instead of bundling their own (facts/federation-2.md 4).
Reflect.set(globalThis, Symbol.for('kmx.federation'), bundlerRuntime);

const shareConfig = { singleton: true, requiredVersion: false } as const;
const provide = (version: string, module: unknown) => ({ version, scope: 'default', shareConfig, lib: () => module });
const provideLater = (version: string, load: () => Promise<unknown>) => ({
  version,
  scope: 'default',
  shareConfig,
  get: async () => {
    const module = await load();
    return () => module;
  },
});

function createFederation(boot: BootData) {
  const remotes = Object.entries(boot.remotes) as [RemoteName, PinnedRemote][];
  const integrities = new Map(
    remotes.map(([, remote]) => [new URL(remote.entry, location.href).href, remote.integrity]),
  );
  return createInstance({
    name: 'shell',
    remotes: remotes.map(([name, remote]) => ({
      name: federationName(name),
      entry: new URL(remote.entry, location.href).href,
      type: 'global' as const,
    })),
    shared: {
      react: provide(react.version, react),
      'react/jsx-runtime': provide(react.version, jsxRuntime),
      'react-dom': provide(react.version, reactDom),
      'react-dom/client': provide(react.version, reactDomClient),
      '@lingui/core': provide('6.8.0', linguiCore),
      '@lingui/react': provide('6.8.0', linguiReact),
      // Pages without a router never load it.
      '@kmx/shared-contracts/router.ts': provideLater(
        contractVersion,
        () => import(/* webpackChunkName: "router" */ '@kmx/shared-contracts/router.ts'),
      ),
    },
    plugins: [
      {
        name: 'integrity',
        createScript: ({ url }) => {
          const integrity = integrities.get(url);
          if (!integrity) throw new Error(`${url} has no hash in this document`);
          const script = document.createElement('script');
          script.crossOrigin = 'anonymous';
          script.integrity = integrity;
          script.async = true;
          script.src = url;
          return script;
        },
      },
    ],
  });
}

const federationName = (name: RemoteName) => name.replaceAll('-', '_');

/** Loads the browser half of a remote in exactly the version that the document names; rejects when it cannot. */
export type LoadRemote = (name: RemoteName) => Promise<RemoteBrowser>;

/** Creates the loader of remotes for this document. */
export function createRemoteLoader(boot: BootData): LoadRemote {
  const federation = createFederation(boot);
  return async (name) => {
    const module = await federation.loadRemote<{ readonly remote: RemoteBrowser }>(`${federationName(name)}/app`);
    if (!module) throw new Error(`${name} exposes nothing`);
    if (module.remote.contractVersion.split('.')[0] !== contractVersion.split('.')[0]) {
      throw new Error(`${name} speaks contract ${module.remote.contractVersion}, this shell ${contractVersion}`);
    }
    return module.remote;
  };
}
