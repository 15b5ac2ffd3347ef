import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import type { PageAddress } from '../site/address.ts';
import type { Answer } from './answer.ts';
import type { ShellServices } from './shell-services.ts';

/** How the visitor wants caches used: `?cache=false` bypasses, `?cache=clear` empties (SRV-009). */
export type CacheMode = 'use' | 'bypass';

/** What is known of a request so far; stages add to it. */
export interface RequestContext {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly cookies: Readonly<Record<string, string>>;
  readonly clientAddress: string;
  readonly readBody: () => Promise<string>;
  /** Announces files before the answer is ready (HTTP 103). */
  readonly sendEarlyHints: (links: readonly string[]) => void;
  readonly services: ShellServices;
  readonly log: Logger;
  readonly setCookies: string[];
  /** True for `{path}/_payload.json` (SRV-029). */
  isPayload: boolean;
  cacheMode: CacheMode;
  hasNextRelease: boolean;
  isTesting: boolean;
  address: PageAddress | null;
}

/** A step of the pipeline; the first that answers ends the request. */
export interface Stage {
  readonly name: string;
  readonly run: (context: RequestContext) => Answer | undefined | Promise<Answer | undefined>;
}
