import { createRemoteBrowser } from '@kmx/remote-kit/remote/create-remote-browser.tsx';
import { definition } from './remote.ts';

/** The browser half. */
export const remote = createRemoteBrowser(
  definition,
  (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
);
