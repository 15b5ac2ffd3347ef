import type { RemoteServer2 } from '@kmx/shared-contracts/contract-2.ts';
import type { RemoteServer } from '@kmx/shared-contracts/remote-module.ts';

/** A server half of contract 2 as one of contract 3: an address that leads elsewhere is an answer of its own and no page. */
export function adaptServer(remote: RemoteServer2): RemoteServer {
  return {
    contractVersion: remote.contractVersion,
    load: async (request, context) => {
      const { redirect, ...result } = await remote.load(request, context);
      return redirect ? { redirect } : result;
    },
    render: ({ request, result }, signal) => remote.render({ request, result: { ...result, redirect: null } }, signal),
  };
}
