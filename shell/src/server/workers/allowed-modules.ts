import * as linguiCore from '@lingui/core';
import * as linguiReact from '@lingui/react';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomStatic from 'react-dom/static';
import * as reactRouterDom from 'react-router-dom';

// A frozen copy: a remote that assigns to an export must not change it for our own code.
function createFrozenCopy(namespace: object): object {
  const entries = Object.entries(namespace).filter(([name]) => name !== 'default' && name !== 'module.exports');
  return Object.freeze(Object.fromEntries(entries));
}

/** All modules that a remote's server bundle may require in addition to its own chunks: the same instances for every remote. */
export const allowedModules: ReadonlyMap<string, object> = new Map(
  Object.entries({
    '@lingui/core': linguiCore,
    '@lingui/react': linguiReact,
    react,
    'react/jsx-dev-runtime': jsxDevRuntime,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': reactDom,
    'react-dom/static': reactDomStatic,
    'react-router-dom': reactRouterDom,
  }).map(([name, namespace]) => [name, createFrozenCopy(namespace)]),
);
