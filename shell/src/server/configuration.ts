import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import {
  type RegistryPlace,
  RegistryPlaceError,
  readRegistryPlace,
  registryVariableNames,
} from '@kmx/release-registry/registry/registry-place.server.ts';
import { parseTrustedKeys, type TrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';
import { resolveShutdownDelay } from '@kmx/server-kit/operations/operations-settings.server.ts';
import { readVariableFiles } from '@kmx/server-kit/operations/read-variable-files.server.ts';
import { findPublicStartProblems } from '@kmx/server-kit/public-start/find-public-start-problems.server.ts';
import { isLocalOrigin } from '@kmx/server-kit/public-start/is-local-origin.ts';
import { sampleSecrets } from '@kmx/server-kit/public-start/sample-secrets.server.ts';
import { nameSecrets } from '@kmx/server-kit/secrets/list-secrets.ts';
import { identityPrefix } from '@kmx/shared-contracts/endpoints/identity.ts';
import { isSitePath } from '@kmx/shared-contracts/is-site-path.ts';
import * as v from 'valibot';
import { type Environment, environmentSchema } from './environment-schema.ts';
import { parseTrustedProxies, type TrustedProxies } from './http/parse-trusted-proxies.ts';
import { findFilesOriginProblem } from './release-files-origin.ts';
import { isPasswordHash } from './secrets/password-hash.ts';
import { parseRoleKey } from './secrets/role-key.ts';
import { deriveSigningKey } from './secrets/signing-key.ts';

const secondsOfYear = 31_536_000;

/** Settings of the shell process: its variables, and what follows from several of them. */
export type Configuration = Readonly<Environment> & {
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

/**
 * Secrets that are public knowledge or easy to guess are refused on a site reachable from other machines; an origin for files
 * of releases that no page could use is refused on any.
 */
function checkStart(output: Environment, trustedKeys: TrustedKeys | null): void {
  const { CMS_BROWSER_TOKEN, CONTENT_WEBHOOK_SECRET, CDN_PURGE_TOKEN } = output;
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
      ...(CDN_PURGE_TOKEN === undefined ? {} : { CDN_PURGE_TOKEN }),
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
          'RELEASE_PUBLIC_KEY, RELEASE_PUBLIC_KEYS: no key may sign releases, so anyone who can write into the registry can change the site; name the keys, or set ALLOW_UNSIGNED_RELEASES=on',
        ]
      : [];
  const files = findFilesOriginProblem(output.PUBLIC_ORIGIN, output.RELEASE_FILES_ORIGIN);
  const all = [...problems, ...password, ...keys, ...(files === null ? [] : [files])];
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

/** The variables that are read here; those of a registry in a database are `readRegistryPlace`'s. */
const ownVariableNames = [...Object.keys(environmentSchema.entries), 'RELEASE_PUBLIC_KEY', 'RELEASE_PUBLIC_KEYS'];

/** Every variable that the shell reads; each may also be a file, `NAME_FILE`. */
export const variableNames: readonly string[] = [...ownVariableNames, ...registryVariableNames];

/** Reads the environment; throws an error that names each missing or wrong variable. */
export function readConfiguration(given: NodeJS.ProcessEnv): Configuration {
  const { environment, problems: fileProblems } = readVariableFiles(given, ownVariableNames);
  if (fileProblems.length > 0) throw createConfigurationError(fileProblems.map((problem) => `  ${problem}`));
  const parsed = v.safeParse(environmentSchema, environment);
  if (!parsed.success) {
    const problems = parsed.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`);
    throw createConfigurationError(problems);
  }
  const keys = readKeys(environment);
  const registryPlace = readPlace(environment);
  checkStart(parsed.output, keys.trustedKeys);
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
