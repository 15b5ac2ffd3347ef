import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { Shell } from '../request/shell.ts';
import type { RemoteKey } from '../workers/pool-types.ts';

/** What a remote makes of a page, together with what it was asked. */
export async function renderRemote(key: RemoteKey, request: PageRequest, { pool }: Pick<Shell, 'pool'>) {
  const { result, html, renderFault } = await pool.renderPage(key, request);
  return { request, result, html, renderFault };
}
