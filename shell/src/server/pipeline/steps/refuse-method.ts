import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { Step } from '../../request/step.ts';

/** Pages are read only: everything but GET and HEAD is 405. */
export const refuseMethod: Step<never> = {
  name: 'refuse-method',
  run: ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') throw new StatusError(405, `Method ${method} is not allowed here`);
    return undefined;
  },
};
