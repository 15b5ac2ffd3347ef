import { s3EnvironmentEntries } from '@kmx/server-kit/objects/s3-settings.server.ts';
import { describeS3Variables } from '@kmx/server-kit/objects/s3-variables.ts';
import type { DescribedVariables, VariableDescriptions } from '@kmx/server-kit/operations/variable-table.ts';
import { deskEndpoint, ticketsEndpoint } from '@kmx/shared-contracts/endpoints/desk.ts';
import { identityPrefix } from '@kmx/shared-contracts/endpoints/identity.ts';
import { cmsPublicEndpoint } from '@kmx/shared-contracts/endpoints/systems.ts';
import { uploadsEndpoint } from '@kmx/shared-contracts/endpoints/uploads.ts';
import { type Environment, environmentSchema } from './environment-schema.ts';

/** Variables that are not parsed by the schema of the shell: the release registry reads them, for commands as well. */
type RegistryVariable =
  | 'RELEASES_DATABASE_URL'
  | 'RELEASE_PUBLIC_KEYS'
  | 'RELEASE_PUBLIC_KEY'
  | keyof typeof s3EnvironmentEntries;

const ofContent = 'origin of `CMS_ENDPOINT`';

const descriptions: VariableDescriptions<keyof Environment | RegistryVariable> = {
  PORT: { meaning: 'port' },
  HOST: {
    default: 'local: 127.0.0.1, else 0.0.0.0',
    meaning:
      'address of this machine to listen on; a local start warns about any but a loopback address, because its samples are public knowledge',
  },
  PUBLIC_ORIGIN: {
    meaning:
      'origin visitors use; https makes cookies secure. Not local (`localhost`, names below it, loopback addresses): see "Going public"',
  },
  ALLOW_INSECURE_ORIGIN: { default: 'off', meaning: '`on` starts on a public origin without https' },
  ALLOW_UNSIGNED_RELEASES: { default: 'off', meaning: '`on` starts on a public origin without a key for releases' },
  RELEASES_DIR: { default: 'required, or the next one', meaning: 'folder of the release registry' },
  RELEASES_DATABASE_URL: {
    isSecret: true,
    meaning:
      '`postgres://user:password@host:5432/database`: the release registry is there and in the object store, and `RELEASES_DIR` is not used; see "An object store"',
  },
  ...describeS3Variables('RELEASES_DATABASE_URL'),
  DATA_DIR: { meaning: 'own files, including the last known good release set and ended sessions' },
  REDIS_URL: {
    isSecret: true,
    meaning:
      'Redis or Valkey 7 that all shells of the site share, `redis://` or, with TLS, `rediss://`, with user and password if it asks for them; see "Several shells"',
  },
  CDN_PURGE_URL: {
    meaning:
      'address at which a CDN in front of all shells takes purges, `https://…`: public answers carry surrogate keys then, and it may hold them; see "A CDN"',
  },
  CDN_PURGE_TOKEN: {
    isSecret: true,
    meaning: 'sent there as bearer token, 16 characters at least; none where the address alone is enough',
  },
  RELEASE_FILES_ORIGIN: {
    default: 'that of the page',
    meaning:
      'https origin at which a CDN gives out files of releases and nothing else, the same at all shells; see "Files of releases from another origin"',
  },
  RELEASE_PUBLIC_KEYS: {
    meaning:
      'keys that may sign for a unit: `remote-portal=MCow... shell=MCow...`; `platform=MCow...` signs entries, which name all other keys, and may act on all units; `guard=MCow...` ends canaries; `operator=MCow...` goes back',
  },
  RELEASE_PUBLIC_KEY: {
    meaning:
      'key for all units without one above; with neither, unsigned releases are served, on a public origin only with `ALLOW_UNSIGNED_RELEASES`',
  },
  RELEASE_GUARD_KEY: {
    isSecret: true,
    meaning:
      'private half of `guard=...`: this shell says in the history that it stops a canary; without it, it stops it for itself',
  },
  RELEASE_OPERATOR_KEY: {
    isSecret: true,
    meaning:
      'private half of `operator=...`: with it this shell does what operators decide; without it, they see everything and can do nothing',
  },
  COUNTRY_HEADER: {
    meaning:
      "header in which a trusted proxy (`TRUSTED_PROXY`) names the visitor's country, such as `cf-ipcountry`; for canaries of some countries",
  },
  SERVICES_SECRET: {
    isSecret: true,
    meaning:
      'proves to the services that calls come from a shell of this site, see "Services on other machines"; one value or several, see "Secrets"',
  },
  SERVICES_ORIGINS: {
    default: 'all backends',
    meaning: "comma list of the origins that get this proof, if a backend is somebody else's",
  },
  CMS_ENDPOINT: { meaning: 'content API' },
  CMS_TOKEN: { isSecret: true, meaning: 'its token for published content' },
  CMS_DRAFT_TOKEN: { isSecret: true, meaning: 'its token for draft content' },
  CMS_MAX_REQUESTS_PER_SECOND: {
    unit: 'per second',
    meaning: 'max requests of this process to the content API, a tenth more in bursts; see below',
  },
  CMS_MAX_CONCURRENT_REQUESTS: { meaning: 'max number of these requests at the same time' },
  CMS_BROWSER_TOKEN: {
    default: 'local: development value',
    isSecret: true,
    meaning: `token of \`${cmsPublicEndpoint.path}\`; without one on a public site that endpoint stays closed`,
  },
  CONTENT_WEBHOOK_SECRET: {
    default: 'local: development value',
    isSecret: true,
    meaning: 'checks messages of the content system; without one caches only age',
  },
  TRANSLATION_ENDPOINT: {
    default: `\`/content/translation\` at the ${ofContent}`,
    meaning:
      'translation of pages; its origin also takes the pictures of editors, and has references, deleted entries and the log of changes',
  },
  CATALOGUE_ENDPOINT: { meaning: 'product API; its origin also serves `/catalogue/documents`' },
  SEARCH_ENDPOINT: { default: `\`/search\` at the ${ofContent}`, meaning: 'site search' },
  IDENTITY_ORIGIN: { meaning: `identity provider, proxied under \`${identityPrefix}\`` },
  IMAGES_ORIGIN: { meaning: 'pictures and films, proxied under `/images` and `/videos`' },
  FILES_ORIGIN: { default: '`IMAGES_ORIGIN`', meaning: 'the bytes of downloads' },
  AUTH_CLIENT_ID: { meaning: 'client of sign-in in the browser' },
  AUTH_BASE_URL: { meaning: 'where the browser finds the identity provider' },
  AUTH_TOKEN_MODE: {
    meaning:
      "`server`: the shell holds the visitor's tokens in a sealed cookie (decision 0012); needs `AUTH_BASE_URL` below this site",
  },
  EDITOR_PASSWORD_HASH: {
    isSecret: true,
    meaning: "argon2id hash of the editor area's password: `npm run accounts -- hash-password`",
  },
  EDITOR_SECRET: {
    isSecret: true,
    meaning:
      '16 characters at least, one value or several, see "Secrets"; signs the editor\'s cookie, the tokens of forms and the cookies of protected pages, encrypts held tokens',
  },
  FORMS_ENDPOINT: {
    default: `\`/forms\` at the ${ofContent}`,
    meaning: `forms service; its origin also takes uploads at \`${uploadsEndpoint.path}\` and ended sessions of editors at \`/editor-sessions\``,
  },
  FORMS_TOKEN: {
    default: 'development value',
    isSecret: true,
    meaning: 'its token, 16 characters at least; required when `PUBLIC_ORIGIN` is not local',
  },
  SIS_ENDPOINT: {
    default: `\`/service-desk/graphql\` at the ${ofContent}`,
    meaning: `GraphQL of the service desk, behind \`${deskEndpoint.path}\`; its origin also serves \`/service-desk/downloads\``,
  },
  TICKETS_ENDPOINT: {
    default: '`SIS_ENDPOINT`',
    meaning: `GraphQL of the tickets, behind \`${ticketsEndpoint.path}\``,
  },
  SIS_DEBUG_LEVEL: { meaning: '0 to 9, sent to the service desk with each request' },
  PAGE_PASSWORD_HOURS: { unit: 'hours', meaning: 'how long the password of a page opens it' },
  ALLOW_SLUG_SITES: {
    default: 'on',
    meaning:
      'sites without a domain may be addressed by their slug; `off` leaves them without an address, and the start names them in the log',
  },
  TRUSTED_PROXY: {
    meaning:
      'who may forward host and address of a visitor, see "Behind https": `on` (only the proxy that connects to this process) or a comma list of addresses and networks',
  },
  EARLY_HINTS: {
    default: 'off behind a proxy, else on',
    meaning: '`on` answers navigations with 103 first; only for proxies that pass it on',
  },
  HSTS_SECONDS: {
    default: 'https: 31536000; local: 0',
    unit: 'seconds',
    meaning: 'life of `Strict-Transport-Security`; sent only where `PUBLIC_ORIGIN` is https',
  },
  SECURITY_CONTACT: { meaning: 'address in `/.well-known/security.txt`' },
  LOG_LEVEL: { meaning: 'silent, error, warn, info, debug' },
  METRICS_PORT: { meaning: 'private port of `/metrics` and of `/readyz` in detail, see "Watching"' },
  METRICS_HOST: { meaning: 'address of this machine at which it listens' },
  SHUTDOWN_DELAY_MS: {
    default: '0; public: 5000',
    unit: 'milliseconds',
    meaning: 'how long to go on serving after a signal to end, see "Stopping"',
  },
  LOAD_DEADLINE_MS: { unit: 'milliseconds', meaning: 'a remote finding its data' },
  RENDER_DEADLINE_MS: { unit: 'milliseconds', meaning: "rendering of a remote's part" },
  PAGE_DEADLINE_MS: { unit: 'milliseconds', meaning: 'both, with the wait in the queue' },
  BACKEND_TIMEOUT_MS: { unit: 'milliseconds', meaning: 'one query with its retry and its wait for a turn' },
  RENDER_WORKERS: { meaning: 'max threads of the public remote; the others have one' },
  RENDER_REST_SECONDS: {
    unit: 'seconds',
    meaning:
      'how long a thread without a page stays; the public remote keeps one, the others none, and the next page gets one from the pool. `0` keeps all',
  },
  VITALS_SHARE: {
    meaning:
      'share of the documents whose page views and web vitals browsers report, 0 to 1; views are multiplied accordingly',
  },
  BUILD_POLL_MS: { unit: 'milliseconds', meaning: 'how often an open page looks for a newer build' },
  RELOAD_ON_BUILD: {
    default: 'off',
    meaning: '`on` during development: open pages reload when a newer build is active',
  },
};

/** Every variable that the shell reads, with what docs/operations.md says of it. */
export const shellVariables: DescribedVariables = {
  descriptions,
  entries: { ...s3EnvironmentEntries, ...environmentSchema.entries },
};
