import * as linguiCore from '@lingui/core';
import * as linguiReact from '@lingui/react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/** A module as it is, or a promise of one that only some areas need. */
export type SharedModule = () => unknown;

/**
 * The modules that exist once in a page, under the names of build-kit/src/shared-modules.ts: remotes are built without
 * them (docs/measurements/federation.md). Their versions are those of the contract, so there is nothing to negotiate.
 */
export const sharedModules: ReadonlyMap<string, SharedModule> = new Map<string, SharedModule>([
  ['react', () => react],
  ['react/jsx-runtime', () => jsxRuntime],
  ['react-dom', () => reactDom],
  ['react-dom/client', () => reactDomClient],
  ['@lingui/core', () => linguiCore],
  ['@lingui/react', () => linguiReact],
  [
    '@kmx/shared-contracts/router.ts',
    // Pages without a router never load it.
    () => import(/* webpackChunkName: "router" */ '@kmx/shared-contracts/router.ts'),
  ],
]);
