import { createRemoteBrowser } from '@kmx/remote-kit/remote/create-remote-browser.tsx';
import { definition } from './remote.ts';

const languages: readonly string[] = ['en'];

/** Browser half of the pages of the bench, in English alone, whichever language is asked for. */
export const remote = createRemoteBrowser(
  definition,
  (language) =>
    import(
      /* webpackChunkName: "locale-[request]" */ `./locales/${languages.includes(language) ? language : 'en'}.json`
    ),
);
