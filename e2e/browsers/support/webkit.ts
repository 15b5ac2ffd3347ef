import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { webkitDriverProgram, xvfbProgram } from '@kmx/test-kit/other-browsers.ts';
import { startMs, withDeadline } from './deadline.ts';
import type { Engine, Tab } from './engine.ts';
import { startProgram } from './start-program.ts';
import { sendCommand } from './webdriver.ts';
import { openWebkitTab } from './webkit-tab.ts';

const pollMs = 100;

async function waitForDriver(origin: string): Promise<void> {
  while (!(await sendCommand<unknown>('GET', `${origin}/status`).catch(() => null))) await setTimeout(pollMs);
}

/** Starts a driver, and its browser with it. */
async function openTab(environment: Readonly<Record<string, string>>): Promise<Tab> {
  const port = await findFreePort();
  const driver = startProgram(webkitDriverProgram, [`--port=${port}`], environment);
  const origin = `http://127.0.0.1:${port}`;
  try {
    await withDeadline(waitForDriver(origin), 'start of the WebKit driver', startMs);
    const tab = await openWebkitTab(origin);
    const close = async (): Promise<void> => {
      try {
        await tab.close();
      } finally {
        await driver.stop();
      }
    };
    return { ...tab, close };
  } catch (error) {
    await driver.stop();
    throw error;
  }
}

/**
 * Starts a display, and for each tab the driver of Debian's WebKitGTK with its browser, which cannot do without a window.
 * A driver has one browser at a time, and waits in vain for a second one now and then.
 */
export async function startWebkit(): Promise<Engine> {
  const words = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const display = startProgram(xvfbProgram, words);
  try {
    const number = await display.waitForOutput(/^(\d+)$/m);
    // The language of the journeys; a locale that is not installed counts all the same.
    const environment = { DISPLAY: `:${number}`, LANGUAGE: 'en_US', LC_ALL: 'en_US.UTF-8' };
    return { openTab: () => openTab(environment), close: display.stop };
  } catch (error) {
    await display.stop();
    throw error;
  }
}
