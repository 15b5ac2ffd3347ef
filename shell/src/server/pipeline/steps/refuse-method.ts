import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { Stage } from '../../request/request-context.ts';

/** Pages are read only: everything but GET and HEAD is 405. */
export const refuseMethod: Stage = {
  name: 'refuse-method',
  run: ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') throw new StatusError(405, `Method ${method} is not allowed here`);
    return undefined;
  },
};
