import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { chromiumProgram, chromiumSwitches } from './chromium-program.ts';

interface ChromiumOptions extends Pick<LaunchOptions, 'args' | 'ignoreDefaultArgs'> {
  /** Whether pages render with WebGL, in software when there is no graphics card. */
  readonly hasGraphics?: boolean;
}

const softwareGraphics = [
  ...['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
];

/** Starts the installed Chromium without a window. */
export function startChromium({ args = [], hasGraphics = false, ...options }: ChromiumOptions = {}): Promise<Browser> {
  return chromium.launch({
    ...options,
    executablePath: chromiumProgram,
    // Without a UTF-8 locale Chromium writes the names of downloads in ASCII, whatever the server sends.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    args: [...chromiumSwitches, ...(hasGraphics ? softwareGraphics : ['--disable-gpu']), ...args],
  });
}
