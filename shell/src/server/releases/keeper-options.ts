import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import type { OpenRegistry } from '@kmx/release-registry/registry/open-registry.server.ts';
import type { TrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { Logger } from 'pino';
import type { RenderPool } from '../workers/pool-types.ts';
import type { RunSmokePages } from './smoke.ts';

/** What a release keeper works with, and whom it tells of changes. */
export interface KeeperOptions {
  readonly registry: Pick<OpenRegistry, 'pointer' | 'store' | 'reports'>;
  readonly dataDirectory: string;
  /** Null or absent: unsigned releases are served. */
  readonly trustedKeys: TrustedKeys | null;
  readonly pool: RenderPool;
  readonly smoke: RunSmokePages;
  readonly log: Logger;
  readonly onActivated: (set: ReleaseSet) => void;
  /** Called with all compositions that visitors get from now on, the served set first. */
  readonly onComposed: (sets: readonly VerifiedSet[]) => void;
  /** The longest time in milliseconds that a request takes. */
  readonly requestMs: number;
}
