import { resolveS3Settings, type S3Settings } from '@kmx/server-kit/objects/s3-settings.server.ts';
import { formatHost } from '@kmx/server-kit/operations/address-schemas.ts';
import { resolveShutdownDelay } from '@kmx/server-kit/operations/operations-settings.server.ts';
import { readVariableFiles } from '@kmx/server-kit/operations/read-variable-files.server.ts';
import { isLocalOrigin } from '@kmx/server-kit/public-start/is-local-origin.ts';
import { sampleSecrets } from '@kmx/server-kit/public-start/sample-secrets.server.ts';
import * as v from 'valibot';
import { serviceNames } from '../service-names.ts';
import { checkPublicStart } from './check-public-start.ts';
import type { DatabaseConfiguration, ServicesConfiguration } from './configuration.ts';
import { mapDeskConfiguration } from './desk-configuration.ts';
import { databaseEnvironmentSchema, type Environment, environmentSchema } from './environment-schema.ts';
import { defaultPasswordPolicies } from './password-policies.ts';

/** Where a shell hears of ended sessions. */
export const backChannelLogoutPath = '/api/back-channel-logout';

/** A second site for trying several of them; on a public site a program of the visitor's own machine could listen there. */
function createDefaultOrigins(publicOrigin: string): readonly string[] {
  const { protocol, port } = new URL(publicOrigin);
  if (!isLocalOrigin(publicOrigin)) return [publicOrigin];
  return [publicOrigin, `${protocol}//crimp.localhost${port === '' ? '' : `:${port}`}`];
}

/** Every variable that the services read; each may also be a file, `NAME_FILE`. */
export const variableNames: readonly string[] = Object.keys(environmentSchema.entries);

function parseEnvironment<Schema extends v.GenericSchema>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): v.InferOutput<Schema> {
  const { environment: complete, problems } = readVariableFiles(environment, variableNames);
  if (problems.length > 0) throw new Error(`Invalid configuration. ${problems.join('; ')}`);
  const present = Object.fromEntries(
    Object.entries(complete).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(schema, present);
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`);
  throw new Error(`Invalid configuration. ${issues.join('; ')}`);
}

/** Variables of an object store may be there for the release registry alone: FILES_STORE says whether files are in it. */
function resolveFileStore(output: v.InferOutput<typeof databaseEnvironmentSchema>): S3Settings | null {
  if (output.FILES_STORE === 'folder') return null;
  const { settings, problems } = resolveS3Settings(output);
  if (settings !== null) return settings;
  const missing = 'S3_ENDPOINT: is missing; with FILES_STORE=objects files are in an object store';
  throw new Error(`Invalid configuration. ${problems.join('; ') || missing}`);
}

function mapDatabase(output: v.InferOutput<typeof databaseEnvironmentSchema>): DatabaseConfiguration {
  const { DATABASE_URL: url, DATABASE_POOL_SIZE: poolSize, DATABASE_STATEMENT_SECONDS: statementSeconds } = output;
  return {
    dataDirectory: output.DATA_DIR,
    postgres: url === undefined ? null : { url, poolSize, statementSeconds },
    fileStore: resolveFileStore(output),
    publicOrigin: output.PUBLIC_ORIGIN,
    managedEmailDomains: output.MANAGED_EMAIL_DOMAINS,
    identitySecret: output.IDENTITY_SECRET ?? null,
    logoutUrls: output.BACK_CHANNEL_LOGOUT_URLS ?? [`${output.PUBLIC_ORIGIN}${backChannelLogoutPath}`],
  };
}

/** Reads the environment of such a command, which needs none of the tokens; throws an error naming the faulty variable. */
export function parseDatabaseConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): DatabaseConfiguration {
  return mapDatabase(parseEnvironment(databaseEnvironmentSchema, environment));
}

/** Services that other machines reach take requests of their shells only, and on the way nobody reads or changes them. */
function resolveListening(output: Environment): Pick<ServicesConfiguration, 'host' | 'servicesSecret' | 'tls'> {
  const { SERVICES_HOST: host, SERVICES_SECRET: servicesSecret = null } = output;
  const { SERVICES_TLS_CERT: cert, SERVICES_TLS_KEY: key, ALLOW_PLAIN_SERVICES: allowPlain } = output;
  if ((cert === undefined) !== (key === undefined)) {
    throw new Error('Invalid configuration. SERVICES_TLS_CERT and SERVICES_TLS_KEY: only one of them is set');
  }
  const tls = cert === undefined || key === undefined ? null : { cert, key };
  const isReachable = !isLocalOrigin(`http://${formatHost(host)}`);
  if (isReachable && servicesSecret === null) {
    throw new Error(
      'Invalid configuration. SERVICES_SECRET: required when SERVICES_HOST lets other machines in; set the same one for the shells',
    );
  }
  if (isReachable && tls === null && allowPlain !== 'on') {
    throw new Error(
      'Invalid configuration. SERVICES_TLS_CERT: required when SERVICES_HOST lets other machines in; set ALLOW_PLAIN_SERVICES=on if nobody else can read that network',
    );
  }
  return { host, servicesSecret, tls };
}

/** Which services this process has, and what becomes of its mails. */
function resolveServices(output: Environment): Pick<ServicesConfiguration, 'services' | 'mailState'> {
  const services = output.SERVICES ?? new Set(serviceNames);
  const hasAll = serviceNames.every((name) => services.has(name));
  if (!hasAll && output.DATABASE_URL === undefined) {
    throw new Error(
      'Invalid configuration. SERVICES: without DATABASE_URL a process has all services, because the embedded database belongs to one process',
    );
  }
  return { services, mailState: services.has('mail') && output.SMTP_URL === undefined ? 'kept' : 'queued' };
}

/** Reads the environment of the services process; throws an error naming the variable that is wrong. */
export function parseConfiguration(environment: Readonly<Record<string, string | undefined>>): ServicesConfiguration {
  const output = parseEnvironment(environmentSchema, environment);
  checkPublicStart(output);
  const isLocal = isLocalOrigin(output.PUBLIC_ORIGIN);
  const contentToken = output.CMS_TOKEN ?? sampleSecrets.contentToken;
  const contentDraftToken = output.CMS_DRAFT_TOKEN ?? sampleSecrets.contentDraftToken;
  if (contentToken === contentDraftToken) {
    throw new Error('Invalid configuration. CMS_DRAFT_TOKEN: must differ from CMS_TOKEN');
  }
  if (output.CMS_BROWSER_TOKEN === contentToken || output.CMS_BROWSER_TOKEN === contentDraftToken) {
    throw new Error('Invalid configuration. CMS_BROWSER_TOKEN: must differ from the other tokens');
  }
  return {
    ...resolveServices(output),
    port: output.SERVICES_PORT,
    ...resolveListening(output),
    ...mapDatabase(output),
    allowedOrigins: output.ALLOWED_ORIGINS ?? createDefaultOrigins(output.PUBLIC_ORIGIN),
    contentToken,
    contentDraftToken,
    contentBrowserToken: output.CMS_BROWSER_TOKEN ?? (isLocal ? sampleSecrets.contentBrowserToken : null),
    contentTokens: output.CMS_TOKENS,
    contentRequestsPerSecond: output.CMS_REQUESTS_PER_SECOND,
    contentWebhooks: {
      urls: output.CONTENT_WEBHOOK_URLS ?? [`${output.PUBLIC_ORIGIN}/api/content-webhook`],
      secret: output.CONTENT_WEBHOOK_SECRET ?? (isLocal ? sampleSecrets.contentWebhookSecret : null),
      environment: output.CMS_ENVIRONMENT,
    },
    accessTokenSeconds: output.ACCESS_TOKEN_SECONDS,
    passwordPolicies: output.PASSWORD_POLICIES ?? defaultPasswordPolicies,
    makesAvif: output.IMAGES_AVIF === 'true',
    formsToken: output.FORMS_TOKEN ?? sampleSecrets.formsToken,
    smtpUrl: output.SMTP_URL ?? null,
    mailSender: output.MAIL_SENDER,
    supportAddress: output.SUPPORT_ADDRESS,
    editorialAddress: output.EDITORIAL_ADDRESS,
    serviceDesk: mapDeskConfiguration(output),
    isLocal,
    hasSampleContent: output.SAMPLE_CONTENT !== 'off',
    retention: {
      formDays: output.FORMS_KEPT_DAYS,
      mailDays: output.MAILS_KEPT_DAYS,
      uploadDays: output.UNCLAIMED_UPLOADS_KEPT_DAYS,
    },
    operations: {
      logLevel: output.LOG_LEVEL,
      metricsPort: output.SERVICES_METRICS_PORT ?? null,
      metricsHost: output.METRICS_HOST,
      shutdownDelayMs: resolveShutdownDelay(output.SHUTDOWN_DELAY_MS, isLocal),
    },
  };
}
