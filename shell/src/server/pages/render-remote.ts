import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';
import type { RemoteKey } from '../workers/pool-types.ts';
import { createBrowserOnlyResult, findBrowserOnly } from './browser-only-page.ts';

/** A remote's output for a page, together with the request it received. */
export async function renderRemote(
  key: RemoteKey & { readonly name: RemoteName },
  request: PageRequest,
  { pool }: Pick<Shell, 'pool'>,
  context: Pick<RequestContext, 'composition' | 'timing'>,
) {
  const browserOnly = findBrowserOnly(key.name, context);
  if (browserOnly) {
    return { request, result: createBrowserOnlyResult(browserOnly, request), html: null, renderFault: null };
  }
  const { result, html, renderFault, timings } = await pool.renderPage(key, request);
  const { waitMs: wait, queryMs: queries, loadMs: load, renderMs: render } = timings;
  context.timing.endRemote(key.name, key.version, { wait, queries, load, render });
  return { request, result, html, renderFault };
}
