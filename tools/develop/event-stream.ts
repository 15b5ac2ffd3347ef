import type { ServerResponse } from 'node:http';
import type { DevelopmentEvent } from '@kmx/build-kit/development/development-events.ts';

/** The pages that follow the builds of a remote. */
export interface EventStream {
  readonly send: (event: DevelopmentEvent) => void;
  /** Forgets a failure of this title: pages that open later do not hear of it. */
  readonly settle: (title: string) => void;
  /** Answers a page, at once with the latest event. */
  readonly open: (response: ServerResponse) => void;
  readonly close: () => void;
}

/** Creates the stream of events. */
export function createEventStream(): EventStream {
  const pages = new Set<ServerResponse>();
  let latest: DevelopmentEvent | null = null;
  const write = (page: ServerResponse, event: DevelopmentEvent) => page.write(`data: ${JSON.stringify(event)}\n\n`);
  return {
    send: (event) => {
      latest = event;
      for (const page of pages) write(page, event);
    },
    settle: (title) => {
      if (latest?.type === 'failed' && latest.title === title) latest = null;
    },
    open: (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      pages.add(response);
      response.on('close', () => pages.delete(response));
      response.flushHeaders();
      if (latest !== null) write(response, latest);
    },
    close: () => {
      for (const page of pages) page.end();
    },
  };
}
