import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { Step } from '../../request/step.ts';

/** Max length of an address; the longest real one is a comparison link of about 1 kB. */
const maxUrlLength = 4096;

/** Refuses over-long addresses with 414 before anything looks at them. */
export const refuseOversizedRequest: Step<never> = {
  name: 'refuse-oversized-request',
  run: ({ url }) => {
    if (url.href.length > maxUrlLength) throw new StatusError(414, 'The address is too long');
    return undefined;
  },
};
