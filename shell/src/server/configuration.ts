import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import {
  type RegistryPlace,
  RegistryPlaceError,
  readRegistryPlace,
} from '@kmx/release-registry/registry/registry-place.server.ts';
import { parseTrustedKeys, type TrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';
import {
  operationsEnvironmentEntries,
  portSchema,
  resolveShutdownDelay,
} from '@kmx/server-kit/operations/operations-settings.server.ts';
import { readVariableFiles } from '@kmx/server-kit/operations/read-variable-files.server.ts';
import { findPublicStartProblems } from '@kmx/server-kit/public-start/find-public-start-problems.server.ts';
import { isLocalOrigin } from '@kmx/server-kit/public-start/is-local-origin.ts';
import { sampleSecrets } from '@kmx/server-kit/public-start/sample-secrets.server.ts';
import { areLongEnough, lengthAdvice, nameSecrets } from '@kmx/server-kit/secrets/list-secrets.ts';
import { identityPrefix } from '@kmx/shared-contracts/endpoints/identity.ts';
import { isSitePath } from '@kmx/shared-contracts/is-site-path.ts';
import * as v from 'valibot';
import { parseTrustedProxies, type TrustedProxies } from './http/parse-trusted-proxies.ts';
import { isPasswordHash } from './secrets/password-hash.ts';
import { parseRoleKey } from './secrets/role-key.ts';
import { deriveSigningKey } from './secrets/signing-key.ts';

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

const secondsOfYear = 31_536_000;

const environmentSchema = v.object({
  PORT: v.optional(port, '3000'),
  /** Address of this machine to listen on; a site with a local origin listens on loopback only. */
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be an address of this machine, such as 0.0.0.0'))),
  PUBLIC_ORIGIN: httpUrl,
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
  /** Proves to the services that calls come from a shell of this site; several while it is replaced, `new,old`. */
  SERVICES_SECRET: v.optional(v.pipe(v.string(), v.check(areLongEnough, lengthAdvice))),
  /** Origins of the services, where some backends are somebody else's. */
  SERVICES_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim())),
      v.array(
        v.pipe(
          httpUrl,
          v.check((text) => new URL(text).origin === text, 'must be a comma list of origins'),
        ),
      ),
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
  IDENTITY_ORIGIN: httpUrl,
  IMAGES_ORIGIN: httpUrl,
  /** Service that stores the bytes of downloads; defaults to the origin of the image service. */
  FILES_ORIGIN: v.optional(httpUrl),
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

export type Configuration = Readonly<v.InferOutput<typeof environmentSchema>> & {
  /** Whether visitors come by https, so that cookies must be Secure. */
  readonly isSecure: boolean;
  readonly allowSlugSites: boolean;
  /** From TRUSTED_PROXY: which peers may name the client they forward for. */
  readonly trustedProxies: TrustedProxies;
  /** Whether navigations get a 103 response first; a proxy that does not support it, such as most versions of nginx, breaks the page. */
  readonly sendsEarlyHints: boolean;
  /** How long browsers remember to use https only; 0 when the site is not served over https. */
  readonly strictTransportSeconds: number;
  /** Whether the site is reachable from other machines; only known operations reach the content system then. */
  readonly isProduction: boolean;
  /** From CMS_BROWSER_TOKEN; null closes the public endpoint of the content system. */
  readonly browserToken: string | null;
  /** From CONTENT_WEBHOOK_SECRET; null takes no messages about content, and caches age instead. */
  readonly webhookSecret: string | null;
  /** Address of this machine on which the site listens. */
  readonly host: string;
  /** From SHUTDOWN_DELAY_MS: how long the process keeps serving after the first termination signal. */
  readonly shutdownDelayMs: number;
  /** From RENDER_REST_SECONDS: how long a render thread waits for a page before it ends. */
  readonly renderRestMs: number;
  /** How calls to the services prove that they come from this site; null where the services ask for no proof. */
  readonly serviceCalls: { readonly secret: string; readonly origins: ReadonlySet<string> } | null;
  readonly formsEndpoint: string;
  /** From FORMS_TOKEN. */
  readonly formsToken: string;
  readonly translationEndpoint: string;
  readonly searchEndpoint: string;
  readonly serviceDeskEndpoint: string;
  readonly ticketsEndpoint: string;
  /** From RELEASES_DIR, or from RELEASES_DATABASE_URL and the variables of an object store. */
  readonly registryPlace: RegistryPlace;
  /** From RELEASE_PUBLIC_KEY and RELEASE_PUBLIC_KEYS; null serves unsigned releases. */
  readonly trustedKeys: TrustedKeys | null;
  /** From RELEASE_GUARD_KEY; null leaves it to others to say in the history what this shell decides about canaries. */
  readonly guardKey: KeyObject | null;
  /** From RELEASE_OPERATOR_KEY; null shows operators everything and lets them do nothing. */
  readonly operatorKey: KeyObject | null;
  /** Key that a visitor's cohort follows from, the same at all shells with this EDITOR_SECRET. */
  readonly cohortKey: Buffer;
  readonly workerFile: string;
};

function createConfigurationError(problems: readonly string[]): Error {
  return new Error(`The shell cannot start, its configuration is wrong:\n${problems.join('\n')}`);
}

function readKeys(
  environment: Readonly<Record<string, string | undefined>>,
): Pick<Configuration, 'trustedKeys' | 'guardKey' | 'operatorKey'> {
  try {
    const trustedKeys = parseTrustedKeys(environment);
    const parse = (role: 'guard' | 'operator') => parseRoleKey(role, environment, trustedKeys);
    return { trustedKeys, guardKey: parse('guard'), operatorKey: parse('operator') };
  } catch (error) {
    throw createConfigurationError([`  ${error instanceof Error ? error.message : String(error)}`]);
  }
}

function readPlace(environment: Readonly<Record<string, string | undefined>>): RegistryPlace {
  try {
    const place = readRegistryPlace(environment);
    if (place.kind === 'database' || environment['RELEASES_DIR']) return place;
    throw new RegistryPlaceError([
      'RELEASES_DIR: is missing; name the folder of the release registry, or set RELEASES_DATABASE_URL and S3_ENDPOINT',
    ]);
  } catch (error) {
    if (!(error instanceof RegistryPlaceError)) throw error;
    throw createConfigurationError(error.problems.map((problem) => `  ${problem}`));
  }
}

type Environment = v.InferOutput<typeof environmentSchema>;

/** Secrets that are public knowledge or easy to guess are refused on a site reachable from other machines. */
function checkPublicStart(output: Environment, trustedKeys: TrustedKeys | null): void {
  const { CMS_BROWSER_TOKEN, CONTENT_WEBHOOK_SECRET } = output;
  const problems = findPublicStartProblems({
    publicOrigin: output.PUBLIC_ORIGIN,
    isInsecureAllowed: output.ALLOW_INSECURE_ORIGIN === 'on',
    secrets: {
      CMS_TOKEN: output.CMS_TOKEN,
      CMS_DRAFT_TOKEN: output.CMS_DRAFT_TOKEN,
      FORMS_TOKEN: output.FORMS_TOKEN,
      ...nameSecrets('EDITOR_SECRET', output.EDITOR_SECRET),
      ...(output.SERVICES_SECRET === undefined ? {} : nameSecrets('SERVICES_SECRET', output.SERVICES_SECRET)),
      ...(CMS_BROWSER_TOKEN === undefined ? {} : { CMS_BROWSER_TOKEN }),
      ...(CONTENT_WEBHOOK_SECRET === undefined ? {} : { CONTENT_WEBHOOK_SECRET }),
    },
  });
  const isPublic = !isLocalOrigin(output.PUBLIC_ORIGIN);
  const password =
    isPublic && !isPasswordHash(output.EDITOR_PASSWORD_HASH)
      ? ['EDITOR_PASSWORD_HASH: is not an argon2id hash; make one with: npm run accounts -- hash-password']
      : [];
  const keys =
    isPublic && trustedKeys === null && output.ALLOW_UNSIGNED_RELEASES !== 'on'
      ? [
          'RELEASE_PUBLIC_KEYS: no key may sign releases, so anyone who can write into the registry can change the site; name the keys, or set ALLOW_UNSIGNED_RELEASES=on',
        ]
      : [];
  const all = [...problems, ...password, ...keys];
  if (all.length > 0) throw createConfigurationError(all.map((problem) => `  ${problem}`));
}

/** Without a list all backends are services of this site. */
function resolveServiceCalls(output: Environment, endpoints: readonly string[]): Configuration['serviceCalls'] {
  const { SERVICES_SECRET: secret, SERVICES_ORIGINS, CMS_ENDPOINT, CATALOGUE_ENDPOINT, FILES_ORIGIN } = output;
  if (secret === undefined) return null;
  const backends = [CMS_ENDPOINT, CATALOGUE_ENDPOINT, output.IDENTITY_ORIGIN, output.IMAGES_ORIGIN, ...endpoints];
  const all = [...backends, ...(FILES_ORIGIN === undefined ? [] : [FILES_ORIGIN])];
  return { secret, origins: new Set(SERVICES_ORIGINS ?? all.map((address) => new URL(address).origin)) };
}

/** Every variable that the shell reads; each may also be a file, `NAME_FILE`. */
export const variableNames: readonly string[] = [
  ...Object.keys(environmentSchema.entries),
  'RELEASE_PUBLIC_KEY',
  'RELEASE_PUBLIC_KEYS',
];

/** Reads the environment; throws an error that names each missing or wrong variable. */
export function readConfiguration(given: NodeJS.ProcessEnv): Configuration {
  const { environment, problems: fileProblems } = readVariableFiles(given, variableNames);
  if (fileProblems.length > 0) throw createConfigurationError(fileProblems.map((problem) => `  ${problem}`));
  const parsed = v.safeParse(environmentSchema, environment);
  if (!parsed.success) {
    const problems = parsed.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`);
    throw createConfigurationError(problems);
  }
  const keys = readKeys(environment);
  const registryPlace = readPlace(environment);
  checkPublicStart(parsed.output, keys.trustedKeys);
  // The shell can only hold what passes through it.
  if (parsed.output.AUTH_TOKEN_MODE === 'server' && !isSitePath(parsed.output.AUTH_BASE_URL)) {
    throw createConfigurationError([
      `  AUTH_TOKEN_MODE: server needs an AUTH_BASE_URL below this site, such as ${identityPrefix}`,
    ]);
  }
  const isLocal = isLocalOrigin(parsed.output.PUBLIC_ORIGIN);
  const isSecure = new URL(parsed.output.PUBLIC_ORIGIN).protocol === 'https:';
  const trustedProxies = parseTrustedProxies(parsed.output.TRUSTED_PROXY) ?? false;
  const servicesOrigin = new URL(parsed.output.CMS_ENDPOINT).origin;
  const serviceDeskEndpoint = parsed.output.SIS_ENDPOINT ?? `${servicesOrigin}/service-desk/graphql`;
  const endpoints = {
    searchEndpoint: parsed.output.SEARCH_ENDPOINT ?? `${servicesOrigin}/search`,
    translationEndpoint: parsed.output.TRANSLATION_ENDPOINT ?? `${servicesOrigin}/content/translation`,
    formsEndpoint: parsed.output.FORMS_ENDPOINT ?? `${servicesOrigin}/forms`,
    serviceDeskEndpoint,
    ticketsEndpoint: parsed.output.TICKETS_ENDPOINT ?? serviceDeskEndpoint,
  };
  return {
    ...parsed.output,
    isSecure,
    allowSlugSites: parsed.output.ALLOW_SLUG_SITES !== 'off',
    trustedProxies,
    // Https and forwarded headers mean a proxy in front: the operator knows whether it passes early hints on.
    sendsEarlyHints: (parsed.output.EARLY_HINTS ?? (isSecure || trustedProxies !== false ? 'off' : 'on')) === 'on',
    // On this machine it would turn other programs away that listen at other ports without https.
    strictTransportSeconds: isSecure ? (parsed.output.HSTS_SECONDS ?? (isLocal ? 0 : secondsOfYear)) : 0,
    isProduction: !isLocal,
    browserToken: parsed.output.CMS_BROWSER_TOKEN ?? (isLocal ? sampleSecrets.contentBrowserToken : null),
    webhookSecret: parsed.output.CONTENT_WEBHOOK_SECRET ?? (isLocal ? sampleSecrets.contentWebhookSecret : null),
    ...endpoints,
    serviceCalls: resolveServiceCalls(parsed.output, Object.values(endpoints)),
    ...keys,
    registryPlace,
    formsToken: parsed.output.FORMS_TOKEN ?? sampleSecrets.formsToken,
    renderRestMs: parsed.output.RENDER_REST_SECONDS * 1000 || Number.POSITIVE_INFINITY,
    shutdownDelayMs: resolveShutdownDelay(parsed.output.SHUTDOWN_DELAY_MS, isLocal),
    cohortKey: deriveSigningKey(parsed.output.EDITOR_SECRET, 'cohort')[0],
    host: parsed.output.HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0'),
    // Relative to the built server; the bundler would take a URL literal for an asset.
    workerFile: path.join(import.meta.dirname, 'worker.mjs'),
  };
}
