import type { RspackPluginInstance } from '@rspack/core';

/** Keeps the state of components over an update, whatever NODE_ENV says; `exclude` are modules that hold none. */
export function createReactRefresh(exclude: (string | RegExp)[]): RspackPluginInstance;
