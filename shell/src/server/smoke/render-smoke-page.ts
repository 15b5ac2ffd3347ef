import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { Logger } from 'pino';
import { guardPage } from '../page-steps/guard-page.ts';
import { pinHost } from '../page-steps/pin-origin.ts';
import { resolveRequestAddress } from '../page-steps/resolve-request-address.ts';
import { createPageRequest } from '../pages/create-page-request.ts';
import type { FollowPart } from '../pages/find-next-step.ts';
import { findRemoteVersion } from '../pages/find-remote-version.ts';
import type { Shell } from '../request/shell.ts';
import { describeError } from '../workers/describe-error.ts';
import type { FailedQueries } from './failed-queries.ts';
import { judgeError, judgePage, leaveOpen, type SmokeVerdict } from './judge-smoke-page.ts';
import { createSmokeContext } from './smoke-context.ts';

/** What smoke pages are rendered with. */
export interface SmokeParts extends Pick<Shell, FollowPart> {
  readonly failedQueries: Pick<FailedQueries, 'find'>;
  readonly log: Logger;
}

/** Renders a smoke page of a remote once, with the versions of a set, as a visitor of the main site without cookies. */
export async function renderSmokePage(
  page: string,
  name: RemoteName,
  composition: VerifiedSet,
  parts: SmokeParts,
): Promise<SmokeVerdict> {
  const { configuration, loadSystem, pool, failedQueries, log } = parts;
  const url = URL.parse(page, configuration.PUBLIC_ORIGIN);
  const manifest = composition.manifests[name];
  if (url === null || manifest === undefined) return leaveOpen('is no page of the set');
  const context = createSmokeContext(url, composition, log);
  try {
    for (const step of [pinHost, resolveRequestAddress, guardPage]) {
      const response = await step.run(context, parts);
      if (response) return leaveOpen(`answers ${response.status} before the remote is asked`);
    }
    const { address } = context;
    if (address?.remote !== name) return leaveOpen(`is rendered by ${address?.remote ?? 'nobody'} in this set`);
    const request = createPageRequest(address, await loadSystem(), context, configuration);
    const verdict = await pool.renderPage(findRemoteVersion(name, context), request).then(
      (rendered) => judgePage(rendered, manifest, address.isSitePage),
      (error: unknown) => judgeError(error, address.isSitePage),
    );
    const failed = failedQueries.find(request);
    return verdict?.isFault && failed !== null ? leaveOpen(failed) : verdict;
  } catch (error) {
    // The shell, or a backend that it asks, could not find out what is at the address.
    return leaveOpen(describeError(error));
  }
}
