import { createRemoteBrowser } from '@kmx/remote-kit/remote/create-remote-browser.tsx';
import { publicSite } from './remote.ts';

/** Browser half of the public site. */
export const remote = createRemoteBrowser(
  publicSite,
  (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
);
