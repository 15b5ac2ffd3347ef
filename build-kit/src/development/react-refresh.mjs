import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/** Keeps the state of components over an update, whatever NODE_ENV says; `exclude` are modules that hold none. */
export function createReactRefresh(exclude) {
  return new ReactRefreshRspackPlugin({ forceEnable: true, exclude });
}
