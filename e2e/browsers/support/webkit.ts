import { setTimeout } from 'node:timers/promises';
import { webkitDriverProgram, xvfbProgram } from '@kmx/test-kit/other-browsers.ts';
import { findFreePort } from '@kmx/tools/product-runner/free-port.ts';
import { startMs, withDeadline } from './deadline.ts';
import type { Engine } from './engine.ts';
import { type Program, startProgram } from './start-program.ts';
import { sendCommand } from './webdriver.ts';
import { openWebkitTab } from './webkit-tab.ts';

const pollMs = 100;

async function waitForDriver(origin: string): Promise<void> {
  while (!(await sendCommand<unknown>('GET', `${origin}/status`).catch(() => null))) await setTimeout(pollMs);
}

/** Starts the driver of Debian's WebKitGTK on a display of its own: its browser cannot do without a window. */
export async function startWebkit(): Promise<Engine> {
  const programs: Program[] = [];
  const close = async (): Promise<void> => {
    for (const program of programs.toReversed()) await program.stop();
  };
  try {
    const words = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
    const display = startProgram(xvfbProgram, words);
    programs.push(display);
    const number = await display.waitForOutput(/^(\d+)$/m);
    const port = await findFreePort();
    // The language of the journeys; a locale that is not installed counts all the same.
    const environment = { DISPLAY: `:${number}`, LANGUAGE: 'en_US', LC_ALL: 'en_US.UTF-8' };
    programs.push(startProgram(webkitDriverProgram, [`--port=${port}`], environment));
    const origin = `http://127.0.0.1:${port}`;
    await withDeadline(waitForDriver(origin), 'start of the WebKit driver', startMs);
    return { openTab: () => openWebkitTab(origin), close };
  } catch (error) {
    await close();
    throw error;
  }
}
