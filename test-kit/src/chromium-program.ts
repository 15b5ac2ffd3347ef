/** Path of the browser that tests drive: CHROMIUM_PATH, by default where Debian installs it. */
export const chromiumProgram = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';

/** Launch options: headless, and without network requests of its own. */
export const chromiumSwitches: readonly string[] = [
  ...['--headless', '--no-sandbox', '--no-first-run', '--disable-quic'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];
