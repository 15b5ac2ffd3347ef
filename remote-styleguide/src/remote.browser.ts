import { createRemoteBrowser } from '@kmx/remote-kit/remote/create-remote-browser.tsx';
import { styleGuide } from './remote.ts';

/** Browser half of the style guide. */
export const remote = createRemoteBrowser(
  styleGuide,
  (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
);
