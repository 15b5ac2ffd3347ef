import * as linguiCore from '@lingui/core';
import * as linguiReact from '@lingui/react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/**
 * The modules that exist once in a page, under the names of build-kit/src/shared-modules.ts: remotes take them from the
 * page (docs/measurements/federation.md).
 */
export const loadedModules: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@lingui/core': linguiCore,
  '@lingui/react': linguiReact,
};
