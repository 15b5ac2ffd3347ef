import { createServiceToken, serviceTokenHeader } from '@kmx/server-kit/service-calls/service-token.server.ts';

/** Headers by which a shell of the site proves itself to services with this secret. */
export const createServiceHeaders = (secret: string): Record<string, string> => ({
  [serviceTokenHeader]: createServiceToken(secret, Date.now()),
});
