import type { RemoteServer, RenderInput } from '@kmx/shared-contracts/remote-module.ts';
import { contractVersion } from '@kmx/shared-contracts/units.ts';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { RemoteRoot } from './remote-root.tsx';

interface RemoteServerOptions {
  readonly name: string;
  readonly load: RemoteServer['load'];
  /** The same tree as in the browser, with the message catalogue of the language in place. */
  readonly renderApp: (input: RenderInput) => ReactNode;
}

/** Server half of a remote: complete HTML, no streamed segments, so that the CSP needs no inline script. */
export function createRemoteServer(options: RemoteServerOptions): RemoteServer {
  return {
    contractVersion,
    load: options.load,
    render: async (input, signal) => {
      const errors: unknown[] = [];
      const { prelude } = await prerenderToNodeStream(
        <RemoteRoot shell={null} request={input.request} result={input.result}>
          <div data-remote-root="">{options.renderApp(input)}</div>
        </RemoteRoot>,
        {
          identifierPrefix: options.name,
          // Larger boundaries would be outlined with inline scripts (docs/measurements/federation.md).
          progressiveChunkSize: 1e9,
          signal,
          onError: (error: unknown) => void errors.push(error),
        },
      );
      let html = '';
      for await (const chunk of prelude) html += String(chunk);
      if (errors.length > 0) throw errors[0];
      return html;
    },
  };
}
