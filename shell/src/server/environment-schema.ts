import { hostSchema, originSchema } from '@kmx/server-kit/operations/address-schemas.ts';
import { operationsEnvironmentEntries, portSchema } from '@kmx/server-kit/operations/operations-settings.server.ts';
import { areLongEnough, lengthAdvice } from '@kmx/server-kit/secrets/list-secrets.ts';
import { identityPrefix } from '@kmx/shared-contracts/endpoints/identity.ts';
import * as v from 'valibot';
import { parseTrustedProxies } from './http/parse-trusted-proxies.ts';

const httpUrl = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be an http(s) URL'),
);
const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port number'), v.transform(Number), v.maxValue(65535));
const milliseconds = (fallback: string) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^\d{1,6}$/, 'must be milliseconds'), v.transform(Number));
const amount = (fallback: string) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^[1-9]\d{0,4}$/, 'must be 1 to 99999'), v.transform(Number));
const flag = v.optional(v.picklist(['on', 'off'], 'must be on or off'));

/** The variables of the shell, each parsed by itself; what they mean together is decided in configuration.ts. */
export const environmentSchema = v.object({
  PORT: v.optional(port, '3000'),
  /** Address of this machine to listen on; a site with a local origin listens on loopback only. */
  HOST: v.optional(hostSchema),
  PUBLIC_ORIGIN: originSchema,
  ALLOW_INSECURE_ORIGIN: flag,
  ALLOW_UNSIGNED_RELEASES: flag,
  /** Folder of the release registry; needed unless it is in a database and an object store (`readRegistryPlace`). */
  RELEASES_DIR: v.optional(v.pipe(v.string(), v.minLength(1))),
  DATA_DIR: v.pipe(v.string(), v.minLength(1)),
  /** Redis or Valkey that the shells of a site share; without it each shell is alone. */
  REDIS_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol),
        'must be a redis:// or, with TLS, rediss:// address',
      ),
    ),
  ),
  /** Where a CDN in front of all shells is asked to purge; without it none is told of changes. */
  CDN_PURGE_URL: v.optional(httpUrl),
  CDN_PURGE_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16))),
  /** Where a CDN gives out files of releases, which it pulls from the shells; without it they are at the origin of the page. */
  RELEASE_FILES_ORIGIN: v.optional(originSchema),
  /** Proves to the services that calls come from a shell of this site; several while it is replaced, `new,old`. */
  SERVICES_SECRET: v.optional(v.pipe(v.string(), v.check(areLongEnough, lengthAdvice))),
  /** Origins of the services, where some backends are somebody else's. */
  SERVICES_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim())),
      v.array(originSchema),
    ),
  ),
  CMS_ENDPOINT: httpUrl,
  CMS_TOKEN: v.pipe(v.string(), v.minLength(1)),
  CMS_DRAFT_TOKEN: v.pipe(v.string(), v.minLength(1)),
  /** Token that grants browsers access to the public content endpoint; its permissions must exclude protected content. */
  CMS_BROWSER_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16))),
  /** Max requests of this process to the content system; a plan's limits are shared by all processes (HY-83). */
  CMS_MAX_REQUESTS_PER_SECOND: amount('450'),
  CMS_MAX_CONCURRENT_REQUESTS: amount('50'),
  /** Secret with which the content system signs its messages (HY-86). */
  CONTENT_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16))),
  CATALOGUE_ENDPOINT: httpUrl,
  IDENTITY_ORIGIN: originSchema,
  IMAGES_ORIGIN: originSchema,
  /** Service that stores the bytes of downloads; defaults to the origin of the image service. */
  FILES_ORIGIN: v.optional(originSchema),
  AUTH_CLIENT_ID: v.optional(v.string(), 'mykomax'),
  AUTH_BASE_URL: v.optional(v.string(), identityPrefix),
  /** Where the visitor's tokens are: in the browser's storage, or sealed in a cookie that only the shell can read. */
  AUTH_TOKEN_MODE: v.optional(v.picklist(['browser', 'server'], 'must be browser or server'), 'browser'),
  EDITOR_PASSWORD_HASH: v.pipe(v.string(), v.minLength(1)),
  /** Several while it is replaced, `new,old`. */
  EDITOR_SECRET: v.pipe(v.string(), v.check(areLongEnough, lengthAdvice)),
  ALLOW_SLUG_SITES: flag,
  TRUSTED_PROXY: v.pipe(
    v.optional(v.string(), 'off'),
    v.check((text) => parseTrustedProxies(text) !== null, 'must be on, off, or a comma list of addresses and networks'),
  ),
  /** Header in which a trusted proxy names the country of a visitor, such as cf-ipcountry; for canaries of some countries. */
  COUNTRY_HEADER: v.optional(
    v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z0-9-]{1,64}$/, 'must be the name of a header')),
  ),
  EARLY_HINTS: flag,
  HSTS_SECONDS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be seconds'), v.transform(Number))),
  /** How often an open page looks for a newer build (SRV-016, D-47). */
  BUILD_POLL_MS: v.pipe(
    v.optional(v.string(), '3600000'),
    v.regex(/^\d{3,8}$/, 'must be milliseconds'),
    v.transform(Number),
  ),
  /** On during development: open pages then reload when a newer build is active. */
  RELOAD_ON_BUILD: flag,
  SECURITY_CONTACT: v.pipe(
    v.optional(v.string(), 'mailto:security@kmx.example'),
    v.regex(/^(?:mailto:|https:|tel:)\S+$/, 'must be a mailto:, https: or tel: address'),
  ),
  /** Service that stores forms and uploads; defaults to the origin of the content system. */
  FORMS_ENDPOINT: v.optional(httpUrl),
  FORMS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16))),
  /** Translation of pages; defaults to the origin of the content system. */
  TRANSLATION_ENDPOINT: v.optional(httpUrl),
  /** Site search; defaults to the origin of the content system. */
  SEARCH_ENDPOINT: v.optional(httpUrl),
  /** GraphQL of the service desk and, where they are separate, of its tickets; defaults to the origin of the content system. */
  SIS_ENDPOINT: v.optional(httpUrl),
  TICKETS_ENDPOINT: v.optional(httpUrl),
  /** How much the service desk writes into its own log about the portal's requests. */
  SIS_DEBUG_LEVEL: v.optional(v.pipe(v.string(), v.regex(/^\d$/, 'must be 0 to 9')), '0'),
  PAGE_PASSWORD_HOURS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'must be hours'), v.transform(Number)),
    '12',
  ),
  /** Share of the documents whose page views and web vitals browsers report. */
  VITALS_SHARE: v.pipe(
    v.optional(v.string(), '1'),
    v.regex(/^(?:0(?:\.\d{1,4})?|1)$/, 'must be a share from 0 to 1, such as 0.25'),
    v.transform(Number),
  ),
  /** Private key of the guard, which ends canaries, and promotes those whose team has asked for it. */
  RELEASE_GUARD_KEY: v.optional(v.pipe(v.string(), v.minLength(16))),
  /** Private key of the operators, who take units back and decide about canaries. */
  RELEASE_OPERATOR_KEY: v.optional(v.pipe(v.string(), v.minLength(16))),
  /** Private port of metrics and of readiness in detail. */
  METRICS_PORT: v.optional(portSchema),
  ...operationsEnvironmentEntries,
  LOAD_DEADLINE_MS: milliseconds('2200'),
  RENDER_DEADLINE_MS: milliseconds('800'),
  PAGE_DEADLINE_MS: milliseconds('3000'),
  BACKEND_TIMEOUT_MS: milliseconds('2000'),
  /** Seconds without a page after which a render thread ends; 0 keeps all. */
  RENDER_REST_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,5})$/, 'must be whole seconds, 0 for never'), v.transform(Number)),
    '60',
  ),
  RENDER_WORKERS: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?$/, 'must be 1 to 99'), v.transform(Number)), '2'),
});

/** The environment as the schema gives it. */
export type Environment = v.InferOutput<typeof environmentSchema>;
