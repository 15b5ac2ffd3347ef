import type { BidiConnection } from './bidi-connection.ts';
import { decodeResult, encodeCall } from './encode-call.ts';
import type { Tab } from './engine.ts';
import { viewport } from './window-size.ts';

interface LogEntry {
  readonly level: string;
  readonly text: string | null;
  readonly source: { readonly context?: string };
}

interface ResponseEvent {
  readonly response: { readonly status: number; readonly url: string };
}

interface CallResult {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Firefox calls a font that a person did not wait for an error (NS_BINDING_ABORTED). */
const abortedStatus = 'status=2152398850';

/** Opens a tab in a container of its own, which shares no cookies and no storage with another one. */
export async function openFirefoxTab({ send, listen }: BidiConnection): Promise<Tab> {
  const { userContext } = await send<{ readonly userContext: string }>('browser.createUserContext', {});
  const { context } = await send<{ readonly context: string }>('browsingContext.create', { type: 'tab', userContext });
  const complaints: string[] = [];
  listen('log.entryAdded', (parameters) => {
    const { level, text } = parameters as LogEntry;
    if (level === 'error' && !text?.includes(abortedStatus)) complaints.push(`console: ${text?.slice(0, 500)}`);
  });
  listen('network.responseCompleted', (parameters) => {
    const { status, url } = (parameters as ResponseEvent).response;
    if (status >= 500) complaints.push(`${status}: ${url}`);
  });
  await send('browsingContext.setViewport', { context, viewport });
  const go = (delta: number) => send<void>('browsingContext.traverseHistory', { context, delta });
  return {
    navigate: (url) => send('browsingContext.navigate', { context, url, wait: 'none' }),
    goBack: () => go(-1),
    goForward: () => go(1),
    evaluate: async (run, ...values) => {
      const { declaration, argument } = encodeCall(run, values);
      const { type, result, exceptionDetails } = await send<CallResult>('script.callFunction', {
        functionDeclaration: declaration,
        arguments: [{ type: 'string', value: argument }],
        awaitPromise: true,
        target: { context },
      });
      if (type === 'exception') throw new Error(exceptionDetails?.text);
      return decodeResult(result?.value ?? 'null');
    },
    act: (actions) => send('input.performActions', { context, actions }),
    takeScreenshot: async () => {
      const { data } = await send<{ readonly data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    listComplaints: () => Promise.resolve(complaints),
    close: () => send('browser.removeUserContext', { userContext }),
  };
}
