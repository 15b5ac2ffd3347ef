import { PageNotFoundError } from '../pages/page-not-found-error.ts';
import type { Step } from '../request/step.ts';

/** `?direct` with an unknown page id is a 404; a known id was already redirected to the page's URL (D-15). */
export const refuseUnknownId: Step<never> = {
  name: 'refuse-unknown-id',
  run: ({ address, url }) => {
    if (address?.isDirect) throw new PageNotFoundError(url, address);
    return undefined;
  },
};
