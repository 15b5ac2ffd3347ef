import { processVariableNames } from '@kmx/tools/variables/variable-sections.ts';

/** A documented variable with a value that differs from its default; `{services}` is replaced by the origin of the services. */
export type Setting = readonly [name: string, value: string];

/** Variables required at every start, which every journey therefore sets. */
const always: ReadonlySet<string> = new Set([
  ...['PORT', 'PUBLIC_ORIGIN', 'RELEASES_DIR', 'DATA_DIR', 'CMS_ENDPOINT', 'CMS_TOKEN', 'CMS_DRAFT_TOKEN'],
  ...['CATALOGUE_ENDPOINT', 'IDENTITY_ORIGIN', 'IMAGES_ORIGIN', 'EDITOR_PASSWORD_HASH', 'EDITOR_SECRET'],
  // Those of the release registry and of servers, which have their own journeys and tests.
  ...['SERVICES_PORT', 'RELEASE_PUBLIC_KEYS', 'RELEASE_PUBLIC_KEY', 'RELEASE_GUARD_KEY', 'RELEASE_OPERATOR_KEY'],
  ...['DATABASE_URL', 'DATABASE_POOL_SIZE', 'DATABASE_STATEMENT_SECONDS', 'REDIS_URL', 'SMTP_URL'],
  ...['RELEASES_DATABASE_URL', 'S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ...['S3_REGION', 'S3_PATH_STYLE', 'S3_PREFIX', 'FILES_STORE'],
  ...['SERVICES', 'SERVICES_HOST', 'SERVICES_TLS_CERT', 'SERVICES_TLS_KEY', 'ALLOW_PLAIN_SERVICES'],
]);

/** Settings of the shell; a new variable is a line here. */
export const shellSettings: readonly Setting[] = [
  ['ALLOW_SLUG_SITES', 'off'],
  ['ALLOW_INSECURE_ORIGIN', 'on'],
  ['ALLOW_UNSIGNED_RELEASES', 'on'],
  ['HOST', '0.0.0.0'],
  ['METRICS_HOST', '127.0.0.1'],
  ['SHUTDOWN_DELAY_MS', '1'],
  // Nobody is there: what waits is repeated, and no answer is held up.
  ['CDN_PURGE_URL', 'http://127.0.0.1:9/purge'],
  ['CDN_PURGE_TOKEN', 'Lk3vNw8Qs5Zc1RtYb6Pd'],
  // Pages are whole without their files.
  ['RELEASE_FILES_ORIGIN', 'http://127.0.0.1:9'],
  ['SERVICES_SECRET', 'Hb6tYp2Rk9Wd4MxCz7Qv'],
  ['SERVICES_ORIGINS', '{services}'],
  ['CMS_MAX_REQUESTS_PER_SECOND', '200'],
  ['CMS_MAX_CONCURRENT_REQUESTS', '5'],
  ['CMS_BROWSER_TOKEN', 'Qe8uTj3Wm6Ys1BhLx9Nd'],
  ['CONTENT_WEBHOOK_SECRET', 'Fw5oNk8Dh3Xp1ZvRt7Ab'],
  ['TRANSLATION_ENDPOINT', '{services}/content/translation'],
  ['SEARCH_ENDPOINT', '{services}/search'],
  ['FILES_ORIGIN', '{services}'],
  ['AUTH_CLIENT_ID', 'another'],
  ['AUTH_BASE_URL', '/am'],
  ['AUTH_TOKEN_MODE', 'server'],
  ['FORMS_ENDPOINT', '{services}/forms'],
  ['FORMS_TOKEN', 'Bz7rEi4Sy2Uq9MgTl6Cj'],
  ['SIS_ENDPOINT', '{services}/service-desk/graphql'],
  ['TICKETS_ENDPOINT', '{services}/service-desk/graphql'],
  ['SIS_DEBUG_LEVEL', '9'],
  ['PAGE_PASSWORD_HOURS', '1'],
  ['TRUSTED_PROXY', 'on'],
  ['COUNTRY_HEADER', 'x-country'],
  ['EARLY_HINTS', 'off'],
  ['HSTS_SECONDS', '300'],
  ['SECURITY_CONTACT', 'https://www.kmx.example/security'],
  ['LOG_LEVEL', 'warn'],
  ['LOAD_DEADLINE_MS', '3000'],
  ['RENDER_DEADLINE_MS', '1500'],
  ['PAGE_DEADLINE_MS', '5000'],
  ['BACKEND_TIMEOUT_MS', '3000'],
  ['RENDER_WORKERS', '3'],
  ['RENDER_REST_SECONDS', '5'],
  ['VITALS_SHARE', '0.5'],
  ['BUILD_POLL_MS', '60000'],
  ['RELOAD_ON_BUILD', 'on'],
];

/** Settings of the services. */
export const servicesSettings: readonly Setting[] = [
  ['ALLOW_INSECURE_ORIGIN', 'on'],
  ['SAMPLE_CONTENT', 'on'],
  ['METRICS_HOST', '127.0.0.1'],
  ['SHUTDOWN_DELAY_MS', '1'],
  ['LOG_LEVEL', 'warn'],
  ['FORMS_KEPT_DAYS', '30'],
  ['MAILS_KEPT_DAYS', '3'],
  ['UNCLAIMED_UPLOADS_KEPT_DAYS', '1'],
  ['ALLOWED_ORIGINS', 'http://localhost:3000,http://crimp.localhost:3000'],
  ['CMS_BROWSER_TOKEN', 'Qe8uTj3Wm6Ys1BhLx9Nd'],
  ['CMS_TOKENS', '[{"name":"Partner","token":"Jd4vRm8Tx2Kq7WnBz5Hy","grants":[]}]'],
  ['CMS_REQUESTS_PER_SECOND', '1000'],
  ['CMS_ENVIRONMENT', 'staging'],
  ['CONTENT_WEBHOOK_URLS', 'none'],
  ['CONTENT_WEBHOOK_SECRET', 'Fw5oNk8Dh3Xp1ZvRt7Ab'],
  ['ACCESS_TOKEN_SECONDS', '60'],
  ['MANAGED_EMAIL_DOMAINS', 'kmx.example,works.example'],
  ['PASSWORD_POLICIES', '[{"policyRequirement":"MIN_LENGTH","params":{"minLength":12}}]'],
  ['IDENTITY_SECRET', 'Gx1sPw6Lc9Ve3YkUb8Jm'],
  ['BACK_CHANNEL_LOGOUT_URLS', 'none'],
  ['IMAGES_AVIF', 'false'],
  ['SIS_ISSUER', 'https://identity.example'],
  ['SIS_CLIENT_ID', 'another'],
  ['SIS_JWKS_URL', 'https://identity.example/keys'],
  ['SIS_TOKEN_ALGORITHMS', 'RS256,ES256'],
  ['SIS_INVITATION_DAYS', '1'],
  ['SIS_REOPEN_DAYS', '1'],
  ['SIS_UNDO_SECONDS', '60'],
  ['SIS_WRITES_PER_MINUTE', '10'],
  ['SIS_INVITATIONS_PER_HOUR', '10'],
  ['FORMS_TOKEN', 'Bz7rEi4Sy2Uq9MgTl6Cj'],
  ['MAIL_SENDER', 'Works <no-reply@works.example>'],
  ['SUPPORT_ADDRESS', 'support@works.example'],
  ['EDITORIAL_ADDRESS', 'editorial@works.example'],
];

/** Variables of both processes that no setting above tries. */
export function listUntriedVariables(): readonly string[] {
  const tried = new Set([...always, ...[...shellSettings, ...servicesSettings].map(([name]) => name)]);
  // Ports are covered by every journey that starts two processes on one machine.
  return processVariableNames.filter((name) => !tried.has(name) && !name.endsWith('_PORT'));
}
