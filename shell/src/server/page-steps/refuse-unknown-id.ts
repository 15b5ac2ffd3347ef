import { PageNotFoundError } from '../pages/page-not-found-error.ts';
import type { Step } from '../request/step.ts';

/** `?direct` with an id that no page has is a 404; with one that a page has it was led to that page's URL before (D-15). */
export const refuseUnknownId: Step<never> = {
  name: 'refuse-unknown-id',
  run: ({ address, url }) => {
    if (address?.isDirect) throw new PageNotFoundError(url, address);
    return undefined;
  },
};
