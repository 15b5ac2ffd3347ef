import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { RemoteKey } from '../workers/pool-types.ts';

/** The version of a remote that this request is answered from. */
export function findRemoteVersion(
  name: RemoteName,
  { composition }: Pick<RequestContext, 'composition'>,
): RemoteKey & { readonly name: RemoteName } {
  return { name, version: composition.set.versions[name] ?? '' };
}
