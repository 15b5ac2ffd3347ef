import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { Shell } from '../request/shell.ts';
import type { RemoteKey } from '../workers/pool-types.ts';

/** A remote's output for a page, together with the request it received. */
export async function renderRemote(key: RemoteKey, request: PageRequest, { pool }: Pick<Shell, 'pool'>) {
  const { result, html, renderFault } = await pool.renderPage(key, request);
  return { request, result, html, renderFault };
}
