import { createRemoteBrowser } from '@kmx/remote-kit/remote/create-remote-browser.tsx';
import { editor } from './remote.ts';

/** Browser half of the editor area. */
export const remote = createRemoteBrowser(
  editor,
  (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
);
