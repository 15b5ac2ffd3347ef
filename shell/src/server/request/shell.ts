import type { Operations } from '@kmx/server-kit/operations/start-operations-server.server.ts';
import type { EditorSessions } from '../access/editor-sessions.ts';
import type { PageProtections } from '../access/page-protection.ts';
import type { Backends } from '../backends/connect-backends.ts';
import type { DataCache } from '../cache/data-cache.ts';
import type { HtmlCache } from '../cache/html-cache.ts';
import type { NoteContentEvent } from '../cache/invalidate-content.ts';
import type { Cdn } from '../cdn/connect-cdn.ts';
import type { ChromeKeeper } from '../chrome/chrome-keeper.ts';
import type { Configuration } from '../configuration.ts';
import type { FileSource } from '../files/file-source.ts';
import type { Metrics } from '../health/metrics.ts';
import type { Limits } from '../limits/create-limits.ts';
import type { UnitMeasures } from '../measures/unit-measures.ts';
import type { OperatedRegistry } from '../releases/operated-registry.ts';
import type { ReleaseKeeper } from '../releases/release-keeper.ts';
import type { SharedState } from '../shared-state/shared-state.ts';
import type { IdentityTokens } from '../tokens/identity-tokens.ts';
import type { RenderPool } from '../workers/pool-types.ts';

/** What the shell remembers between requests. */
export interface Caches {
  readonly dataCache: DataCache;
  readonly htmlCache: HtmlCache;
  readonly chromeKeeper: ChromeKeeper;
  /** Handles a change reported by the content system; the caches drop everything that shows it. */
  readonly noteContentEvent: NoteContentEvent;
  /** Whether a change of content is known that the caches do not show yet. */
  readonly isContentChanging: () => boolean;
  /** Null where no CDN is told of changes. */
  readonly cdn: Cdn | null;
  /** Empties the caches of all shells; false when somebody did so less than 5 seconds ago (SRV-009, D-39). */
  readonly clearCaches: () => Promise<boolean>;
}

/** The active versions and the threads that run them. */
export interface Rendering {
  readonly releases: ReleaseKeeper;
  /** The registry as operators see it, and act upon it. */
  readonly registry: OperatedRegistry;
  readonly pool: RenderPool;
}

/** Access decisions. */
export interface Access {
  readonly protections: PageProtections;
  readonly editorSessions: EditorSessions;
  readonly identityTokens: IdentityTokens;
  readonly limits: Limits;
}

/**
 * All parts with the lifetime of the process. No step of the pipeline and no endpoint takes all of it: each names the parts
 * that it receives, such as `Pick<Shell, 'forms' | 'configuration'>`.
 */
export interface Shell extends Backends, Caches, Rendering, Access {
  readonly configuration: Configuration;
  /** What all shells of the site know together. */
  readonly sharedState: SharedState;
  readonly files: FileSource;
  readonly metrics: Metrics;
  /** What versions of units do to their visitors. */
  readonly measures: UnitMeasures;
  /** Information about the process for the operator. */
  readonly operations: Operations;
}
