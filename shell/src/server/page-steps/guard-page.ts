import { resolvePageAccess } from '../access/access-cookies.ts';
import type { Stage } from '../request/request-context.ts';

/** Decides on the server whether a protected page may be shown; the remote is told only the decision (PUB-120..122). */
export const guardPage: Stage = {
  name: 'guard-page',
  run: async (context) => {
    const { address, services } = context;
    if (address?.area !== 'public') return undefined;
    const page = await services.protections.find(address);
    if (page !== null) context.access = resolvePageAccess(page, context);
    return undefined;
  },
};
