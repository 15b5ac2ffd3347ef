import { createRedirectAnswer } from '../answer.ts';
import { PageNotFoundError } from '../page-not-found-error.ts';
import type { Stage } from '../request-context.ts';

/** `?direct` with a page id leads to the page's real URL, on another domain where its site has one (PUB-045..047). */
export const redirectDirectPage: Stage = {
  name: 'redirect-direct-page',
  run: async (context) => {
    const { address, services, url } = context;
    if (!address?.isDirect) return undefined;
    const location = await services.findDirectPageUrl(address, url);
    if (location === null) throw new PageNotFoundError(url, address);
    return createRedirectAnswer(302, location);
  },
};
