import type { ReleasePreview } from '@kmx/release-registry/preview/preview-token.server.ts';
import type { Logger } from 'pino';
import { readBucket } from '../access/cohort-cookie.ts';
import { resolveBucket } from '../access/identify-visitor.ts';
import { releasePreviewCookieName } from '../access/release-preview-cookie.ts';
import { isCrawler } from '../measures/is-crawler.ts';
import { withTimeout } from '../pages/with-timeout.ts';
import type { ReleaseKeeper } from '../releases/release-keeper.ts';
import type { RequestContext } from '../request/request-context.ts';
import { type CohortVisitor, isInCohort } from './choose-cohort.ts';

/** What a request is answered from. */
export type ChosenComposition = Pick<
  RequestContext,
  'composition' | 'releasePreview' | 'isCohortDependent' | 'newBucket'
>;

/** Who asks, and the build of the document that asks for a page as data; null for all other requests. */
interface Asker extends CohortVisitor {
  readonly documentBuild: string | null;
}

type Releases = Pick<ReleaseKeeper, 'current' | 'previews' | 'canaries' | 'readPreview'>;

/** The page needs the rest of its time; what takes longer goes on and is there for the next request. */
const openingMs = 2_000;

const forEverybody = { releasePreview: null, isCohortDependent: false, newBucket: null } as const;

/**
 * The set that a request is answered from: the served one, that of the preview in its cookie (REL-10), or that of its
 * visitor's cohort (REL-11). A preview that cannot be shown is logged, and leaves the visitor with the served set.
 */
export function chooseComposition(
  asker: Asker,
  releases: Releases,
  { cohortKey, log }: { readonly cohortKey: Buffer; readonly log: Logger },
): ChosenComposition | Promise<ChosenComposition> {
  const token = asker.cookies[releasePreviewCookieName];
  // Nearly every request: it must not wait for a promise.
  if (token === undefined) return chooseByCohort(asker, releases, cohortKey);
  const reading = releases.readPreview(token);
  if (reading.verdict !== 'valid') return chooseByCohort(asker, releases, cohortKey);
  return openPreview(reading.preview, releases, log);
}

function chooseByCohort(asker: Asker, { current, canaries }: Releases, cohortKey: Buffer): ChosenComposition {
  if (canaries.listCompositions().length === 0) return { composition: current(), ...forEverybody };
  if (isCrawler(asker.userAgent)) return { composition: current(), ...forEverybody, isCohortDependent: true };
  const bucket = resolveBucket(asker, cohortKey);
  // A document goes on with its own set, as long as somebody gets that.
  const own = asker.documentBuild === null ? null : canaries.findComposition(asker.documentBuild);
  return {
    composition: own ?? canaries.compose((canary) => isInCohort(canary, asker, bucket)),
    releasePreview: null,
    isCohortDependent: true,
    newBucket: readBucket(asker.cookies) === null ? bucket : null,
  };
}

async function openPreview(
  preview: ReleasePreview,
  { current, previews }: Pick<Releases, 'current' | 'previews'>,
  log: Logger,
): Promise<ChosenComposition> {
  const opening = previews.open(preview.versions, preview.expires).catch((error: unknown) => {
    log.warn({ err: error, versions: preview.versions }, 'the preview of a release cannot be shown');
    return null;
  });
  const composition = await withTimeout(opening, openingMs, null);
  return composition === null
    ? { ...forEverybody, composition: current(), releasePreview: { ...preview, isShown: false } }
    : { ...forEverybody, composition, releasePreview: { ...preview, isShown: true } };
}
