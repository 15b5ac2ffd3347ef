import { resolvePageAccess } from '../access/access-cookies.ts';
import type { Step } from '../request/step.ts';

/** Decides on the server whether a protected page may be shown; the remote receives only the decision (PUB-120..122). */
export const guardPage: Step<'protections' | 'configuration'> = {
  name: 'guard-page',
  run: async (context, { protections, configuration }) => {
    const { address } = context;
    if (address?.isSitePage !== true) return undefined;
    const page = await protections.find(address);
    if (page !== null) context.access = resolvePageAccess(page, context, configuration);
    return undefined;
  },
};
