import { createCohortCookie } from '../access/cohort-cookie.ts';
import type { Step } from '../request/step.ts';

/** Has the browser keep the bucket of its visitor while canaries run, so that another network makes no other cohort (REL-11). */
export const keepCohort: Step<'configuration'> = {
  name: 'keep-cohort',
  run: ({ newBucket, setCookies }, { configuration }) => {
    if (newBucket !== null) setCookies.push(createCohortCookie(newBucket, configuration.isSecure));
    return undefined;
  },
};
