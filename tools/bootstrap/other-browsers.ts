import { existsSync } from 'node:fs';
import { findMiniBrowser, firefoxProgram, webkitDriverProgram, xvfbProgram } from '@kmx/test-kit/other-browsers.ts';
import { ensureInstalled, type Requirement } from './ensure-installed.ts';

const requirements: readonly Requirement[] = [
  {
    isThere: () => existsSync(firefoxProgram),
    // A browser that the caller names takes precedence.
    packages: process.env['FIREFOX_PATH'] ? [] : ['firefox-esr'],
    advice:
      'These journeys need Firefox. Install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH to its program.',
  },
  {
    isThere: () => existsSync(webkitDriverProgram) && findMiniBrowser() !== null,
    packages: ['webkit2gtk-driver'],
    advice:
      'These journeys need WebKitGTK and its driver, which are Debian packages: apt-get install webkit2gtk-driver. Those in Firefox alone: npx vitest run --config e2e/browsers/vitest.config.ts --project firefox',
  },
  {
    isThere: () => existsSync(xvfbProgram),
    packages: ['xvfb'],
    advice: 'WebKitGTK needs a display. Install one without a screen (Debian: apt-get install xvfb).',
  },
];

/** Makes sure that Firefox and WebKit are installed, for `npm run e2e:browsers`. */
export const ensureOtherBrowsers = (): void => ensureInstalled(requirements);
