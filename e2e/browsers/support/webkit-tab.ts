import { findMiniBrowser } from '@kmx/test-kit/other-browsers.ts';
import { commandMs } from './deadline.ts';
import { decodeResult, encodeCall } from './encode-call.ts';
import type { Tab } from './engine.ts';
import { keepComplaints, readComplaints } from './watch-page.ts';
import { sendCommand } from './webdriver.ts';
import { viewport } from './window-size.ts';

const complaintsKey = 'kmx-journey-complaints';
/** Room for the tool bar of the browser. */
const barHeight = 60;

interface CallResult {
  readonly json?: string;
  readonly error?: string;
}

/** Opens a browser, which keeps nothing of the one before. */
export async function openWebkitTab(origin: string): Promise<Tab> {
  const browser = { binary: findMiniBrowser(), args: ['--automation'] };
  const { sessionId } = await sendCommand<{ readonly sessionId: string }>('POST', `${origin}/session`, {
    // Who waits for a document sees it too late to watch it from the beginning.
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser, pageLoadStrategy: 'none' } },
  });
  const session = `${origin}/session/${sessionId}`;
  const post = (command: string, parameters: Readonly<Record<string, unknown>> = {}) =>
    sendCommand<void>('POST', `${session}/${command}`, parameters);
  await post('timeouts', { script: commandMs });
  await post('window/rect', { x: 0, y: 0, width: viewport.width, height: viewport.height + barHeight });
  // The console of this engine reaches nobody outside, so every call first sees to it that the page keeps its complaints.
  const watching = `(${String(keepComplaints)})(${JSON.stringify(complaintsKey)})`;
  const evaluate: Tab['evaluate'] = async (run, ...values) => {
    const { declaration, argument } = encodeCall(run, values);
    const script = `${watching}; const done = arguments[1];
      (${declaration})(arguments[0]).then((json) => done({ json }), (error) => done({ error: String(error) }));`;
    const { json = 'null', error } = await sendCommand<CallResult>('POST', `${session}/execute/async`, {
      script,
      args: [argument],
    });
    if (error !== undefined) throw new Error(error);
    return decodeResult(json);
  };
  return {
    navigate: (url) => post('url', { url }),
    goBack: () => post('back'),
    goForward: () => post('forward'),
    evaluate,
    act: (actions) => post('actions', { actions }),
    takeScreenshot: async () => Buffer.from(await sendCommand<string>('GET', `${session}/screenshot`), 'base64'),
    listComplaints: () => evaluate(readComplaints, complaintsKey),
    close: () => sendCommand('DELETE', session),
  };
}
