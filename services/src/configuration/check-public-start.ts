import { findPublicStartProblems } from '@kmx/server-kit/public-start/find-public-start-problems.server.ts';
import { nameSecrets } from '@kmx/server-kit/secrets/list-secrets.ts';
import type { Environment } from './environment-schema.ts';

/** Throws when a site that others reach would start with sample secrets or without https. */
export function checkPublicStart(output: Environment): void {
  const { CMS_BROWSER_TOKEN, CONTENT_WEBHOOK_SECRET } = output;
  const problems = findPublicStartProblems({
    publicOrigin: output.PUBLIC_ORIGIN,
    isInsecureAllowed: output.ALLOW_INSECURE_ORIGIN === 'on',
    origins: { ALLOWED_ORIGINS: output.ALLOWED_ORIGINS ?? [] },
    secrets: {
      CMS_TOKEN: output.CMS_TOKEN,
      CMS_DRAFT_TOKEN: output.CMS_DRAFT_TOKEN,
      FORMS_TOKEN: output.FORMS_TOKEN,
      ...nameSecrets('IDENTITY_SECRET', output.IDENTITY_SECRET),
      ...(output.SERVICES_SECRET === undefined ? {} : nameSecrets('SERVICES_SECRET', output.SERVICES_SECRET)),
      ...(CMS_BROWSER_TOKEN === undefined ? {} : { CMS_BROWSER_TOKEN }),
      ...(CONTENT_WEBHOOK_SECRET === undefined ? {} : { CONTENT_WEBHOOK_SECRET }),
      ...Object.fromEntries(output.CMS_TOKENS.map(({ name, token }) => [`CMS_TOKENS (${name})`, token])),
    },
  });
  if (problems.length > 0) throw new Error(`Invalid configuration.\n${problems.join('\n')}`);
}
