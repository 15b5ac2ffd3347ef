import { createRemoteBrowser } from '@kmx/remote-kit/remote/create-remote-browser.tsx';
import { portal } from './remote.ts';

/** Browser half of the portal. */
export const remote = createRemoteBrowser(
  portal,
  (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
);
