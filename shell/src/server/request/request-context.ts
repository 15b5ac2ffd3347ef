import type { IncomingHttpHeaders } from 'node:http';
import type { ContentStage } from '@kmx/shared-contracts/content-stage.ts';
import type { FormState } from '@kmx/shared-contracts/forms.ts';
import type { PageAccess } from '@kmx/shared-contracts/page-access.ts';
import type { Logger } from 'pino';
import type { PageAddress } from '../../site/address.ts';
import type { CacheMode } from '../cache/cache-mode.ts';

/** What is known about a request so far; steps add to it. */
export interface RequestContext {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly cookies: Readonly<Record<string, string>>;
  /** Whom limits count as one: an address, or the /64 of an IPv6 one. */
  readonly clientAddress: string;
  readonly readBody: () => Promise<string>;
  /** Announces files before the answer is ready (HTTP 103). */
  readonly sendEarlyHints: (listLinks: () => string[]) => void;
  readonly log: Logger;
  readonly setCookies: string[];
  /** True for `{path}/_payload.json` (SRV-029). */
  isPayload: boolean;
  cacheMode: CacheMode;
  hasNextRelease: boolean;
  isTesting: boolean;
  /** DRAFT for editors who have chosen so and for holders of a preview link; such a page is never cached. */
  contentStage: ContentStage;
  address: PageAddress | null;
  /** A form that was sent to this page and has to be answered by it. */
  form: FormState | null;
  /** Decided by guard-page; a page with another state than `open` is never cached. */
  access: PageAccess;
}
