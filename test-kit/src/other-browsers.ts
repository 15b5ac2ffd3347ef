import { globSync } from 'node:fs';

/** Debian's Firefox, or the one that FIREFOX_PATH names. */
export const firefoxProgram = process.env['FIREFOX_PATH'] || '/usr/bin/firefox-esr';
/** Debian's driver of WebKitGTK. */
export const webkitDriverProgram = '/usr/bin/WebKitWebDriver';
/** A display for programs that cannot do without one. */
export const xvfbProgram = '/usr/bin/Xvfb';

/** Debian's small browser on WebKitGTK, in the folder of the machine's architecture; null where it is not installed. */
export const findMiniBrowser = (): string | null => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0] ?? null;
