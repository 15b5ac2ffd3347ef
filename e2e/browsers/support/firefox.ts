import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firefoxProgram } from '@kmx/test-kit/other-browsers.ts';
import { connectBidi } from './bidi-connection.ts';
import type { Engine } from './engine.ts';
import { openFirefoxTab } from './firefox-tab.ts';
import { startProgram } from './start-program.ts';

/** No requests of its own, and the language of the journeys. */
const preferences = {
  'app.normandy.enabled': false,
  'browser.backup.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-US, en',
  'messaging-system.rsexperimentloader.enabled': false,
  'nimbus.rollouts.enabled': false,
};

/** Starts Debian's Firefox without a window. It speaks WebDriver BiDi itself, so there is no driver. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'kmx-firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const program = startProgram(firefoxProgram, words);
  const close = async (): Promise<void> => {
    await program.stop();
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const address = await program.waitForOutput(/WebDriver BiDi listening on (ws:\S+)/);
    const connection = await connectBidi(`${address}/session`);
    await connection.send('session.new', { capabilities: {} });
    await connection.send('session.subscribe', { events: ['log.entryAdded', 'network.responseCompleted'] });
    return {
      openTab: () => openFirefoxTab(connection),
      close: async () => {
        connection.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
