import type { IncomingHttpHeaders } from 'node:http';
import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import type { ReleasePreview } from '@kmx/release-registry/preview/preview-token.server.ts';
import type { ContentStage } from '@kmx/shared-contracts/content-stage.ts';
import type { FormState } from '@kmx/shared-contracts/forms.ts';
import type { PageAccess } from '@kmx/shared-contracts/page-access.ts';
import type { Logger } from 'pino';
import type { PageAddress } from '../../site/address.ts';
import type { CacheMode } from '../cache/cache-mode.ts';
import type { ServerTiming } from '../http/server-timing.ts';

/** A preview that the visitor asked for, and whether the pages show it. */
export interface AskedPreview extends ReleasePreview {
  readonly isShown: boolean;
}

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
  /** The versions that the whole request is answered from, also when others are activated meanwhile. */
  readonly composition: VerifiedSet;
  /** A preview of releases that the visitor asked for; such a page is never cached. */
  readonly releasePreview: AskedPreview | null;
  /** Who gets a canary differs by visitor: no cache between shell and visitors may keep the answer (REL-11). */
  readonly isCohortDependent: boolean;
  /** The bucket that the visitor is to keep; null where it is kept already, or none is needed. */
  readonly newBucket: number | null;
  readonly setCookies: string[];
  /** Begins with the request; whoever renders its answer adds the stages. */
  readonly timing: ServerTiming;
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
  /** The answer is a document from the cache: whoever asks for the same address in the next moment gets the same. */
  isRepeatable: boolean;
}
