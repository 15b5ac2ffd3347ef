import {
  operationsEnvironmentEntries,
  resolveShutdownDelay,
} from '@kmx/server-kit/operations/operations-settings.server.ts';
import { findPublicStartProblems } from '@kmx/server-kit/public-start/find-public-start-problems.server.ts';
import { isLocalOrigin } from '@kmx/server-kit/public-start/is-local-origin.ts';
import { sampleSecrets } from '@kmx/server-kit/public-start/sample-secrets.server.ts';
import * as v from 'valibot';
import { type ContentToken, contentTokensSchema } from '../content/access/content-token.ts';
import type { PostgresSettings } from '../database/postgres-settings.ts';
import { defaultPasswordPolicies } from '../identity/credentials/account-policies.ts';
import type { PolicyRequirement } from '../identity/credentials/evaluate-policies.ts';
import { backChannelLogoutPath } from '../identity/realm/realm.ts';
import { type DeskConfiguration, deskEnvironmentEntries, mapDeskConfiguration } from './desk-configuration.ts';

/** Settings of the services process, read once from the environment; times are in seconds. */
export interface ServicesConfiguration {
  readonly port: number;
  readonly dataDirectory: string;
  /** The PostgreSQL server that holds everything; null for the embedded one in the data folder. */
  readonly postgres: PostgresSettings | null;
  readonly publicOrigin: string;
  readonly allowedOrigins: readonly string[];
  readonly contentToken: string;
  readonly contentDraftToken: string;
  /** Token of the public endpoint through which browsers query content; it sees nothing protected (SRV-047). */
  readonly contentBrowserToken: string | null;
  /** Further tokens of the content API with their grants (HY-02). */
  readonly contentTokens: readonly ContentToken[];
  /** Requests per second and token before a client is told to wait (HY-83). */
  readonly contentRequestsPerSecond: number;
  /** The receivers of content changes, and the secret that signs the messages (HY-86). */
  readonly contentWebhooks: {
    readonly urls: readonly string[];
    /** Null sends none: on a public site the development secret would prove nothing. */
    readonly secret: string | null;
    readonly environment: string;
  };
  readonly accessTokenSeconds: number;
  /** Domains of e-mail addresses whose accounts the company's own directory manages. */
  readonly managedEmailDomains: readonly string[];
  /** Added to the key that seals secrets of authenticator apps; kept outside the database. */
  readonly identitySecret: string | null;
  /** Shells that are notified of ended sessions. */
  readonly logoutUrls: readonly string[];
  /** Rules of a new password, by the names of AUTH-023..025. */
  readonly passwordPolicies: readonly PolicyRequirement[];
  /** Bearer token for forms and uploads, known only to the shell. */
  readonly formsToken: string;
  /** Mail server, `smtp://user:password@host:587`; without one mails stay in the outbox. */
  readonly smtpUrl: string | null;
  readonly mailSender: string;
  /** Who reads support requests, and who reads everything else. */
  readonly supportAddress: string;
  readonly editorialAddress: string;
  readonly serviceDesk: DeskConfiguration;
  /** True when only this machine can reach the site; sample accounts and sample secrets exist only then. */
  readonly isLocal: boolean;
  /** From SAMPLE_CONTENT: whether an installation starts with invented pages and products, or with just a home page. */
  readonly hasSampleContent: boolean;
  /** How the process is watched and stopped. */
  readonly operations: {
    readonly logLevel: string;
    /** Port of metrics and readiness in detail; null where there is none. */
    readonly metricsPort: number | null;
    readonly metricsHost: string;
    readonly shutdownDelayMs: number;
  };
}

const originSchema = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin such as https://www.kmx.example',
  ),
);

function createIntegerSchema(minimum: number, maximum: number) {
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(minimum, `must be at least ${minimum}`),
    v.maxValue(maximum, `must be at most ${maximum}`),
  );
}

/** The message never contains the value, which holds a password. */
const databaseUrlSchema = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.parse(text);
    const isComplete = url !== null && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1;
    return isComplete && !/%(?![\da-f]{2})/i.test(text);
  }, 'must be postgres://user:password@host:5432/database, special characters %-encoded'),
);

const tokenSchema = v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'));

const flagSchema = v.optional(v.picklist(['on', 'off'], 'must be on or off'));

const urlsSchema = v.pipe(
  v.string(),
  v.transform((text) => (text === 'none' ? [] : text.split(',').map((part) => part.trim()))),
  v.array(
    v.pipe(
      v.string(),
      v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be none or a comma list of addresses'),
    ),
  ),
);

const environmentSchema = v.object({
  SERVICES_PORT: v.optional(createIntegerSchema(1, 65535), '3001'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), './.data'),
  DATABASE_URL: v.optional(databaseUrlSchema),
  DATABASE_POOL_SIZE: v.optional(createIntegerSchema(1, 100), '10'),
  DATABASE_STATEMENT_SECONDS: v.optional(createIntegerSchema(1, 600), '10'),
  PUBLIC_ORIGIN: v.optional(originSchema, 'http://localhost:3000'),
  ALLOWED_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim())),
      v.array(originSchema),
    ),
  ),
  ALLOW_INSECURE_ORIGIN: flagSchema,
  SAMPLE_CONTENT: flagSchema,
  CMS_TOKEN: v.optional(tokenSchema),
  CMS_DRAFT_TOKEN: v.optional(tokenSchema),
  CMS_BROWSER_TOKEN: v.optional(tokenSchema),
  CMS_TOKENS: v.optional(contentTokensSchema, '[]'),
  CMS_REQUESTS_PER_SECOND: v.optional(createIntegerSchema(1, 100_000), '500'),
  CMS_ENVIRONMENT: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be a name')), 'master'),
  CONTENT_WEBHOOK_URLS: v.optional(urlsSchema),
  CONTENT_WEBHOOK_SECRET: v.optional(tokenSchema),
  FORMS_TOKEN: v.optional(tokenSchema),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be smtp://… or smtps://…'),
    ),
  ),
  MAIL_SENDER: v.optional(v.pipe(v.string(), v.minLength(3)), 'KMX <no-reply@kmx.example>'),
  SUPPORT_ADDRESS: v.optional(v.pipe(v.string(), v.email()), 'support@kmx.example'),
  EDITORIAL_ADDRESS: v.optional(v.pipe(v.string(), v.email()), 'editorial@kmx.example'),
  MANAGED_EMAIL_DOMAINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim().toLowerCase())),
      v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'must be a comma list of domains'))),
    ),
    'kmx.example',
  ),
  IDENTITY_SECRET: v.optional(tokenSchema),
  BACK_CHANNEL_LOGOUT_URLS: v.optional(urlsSchema),
  PASSWORD_POLICIES: v.optional(
    v.pipe(
      v.string(),
      v.parseJson(undefined, 'must be JSON'),
      v.array(
        v.object({ policyRequirement: v.string(), params: v.optional(v.record(v.string(), v.unknown()), {}) }),
        'must be a list of objects with policyRequirement and params',
      ),
    ),
  ),
  ACCESS_TOKEN_SECONDS: v.optional(createIntegerSchema(10, 86_400), '600'),
  ...deskEnvironmentEntries,
  SERVICES_METRICS_PORT: v.optional(createIntegerSchema(1, 65535)),
  ...operationsEnvironmentEntries,
});

/** A second site for trying several of them; on a public site a program of the visitor's own machine could listen there. */
function createDefaultOrigins(publicOrigin: string): readonly string[] {
  const { protocol, port } = new URL(publicOrigin);
  if (!isLocalOrigin(publicOrigin)) return [publicOrigin];
  return [publicOrigin, `${protocol}//crimp.localhost${port === '' ? '' : `:${port}`}`];
}

type Environment = v.InferOutput<typeof environmentSchema>;

function checkPublicStart(output: Environment): void {
  const { CMS_BROWSER_TOKEN, CONTENT_WEBHOOK_SECRET } = output;
  const problems = findPublicStartProblems({
    publicOrigin: output.PUBLIC_ORIGIN,
    isInsecureAllowed: output.ALLOW_INSECURE_ORIGIN === 'on',
    origins: { ALLOWED_ORIGINS: output.ALLOWED_ORIGINS ?? [] },
    secrets: {
      CMS_TOKEN: output.CMS_TOKEN,
      CMS_DRAFT_TOKEN: output.CMS_DRAFT_TOKEN,
      FORMS_TOKEN: output.FORMS_TOKEN,
      IDENTITY_SECRET: output.IDENTITY_SECRET,
      ...(CMS_BROWSER_TOKEN === undefined ? {} : { CMS_BROWSER_TOKEN }),
      ...(CONTENT_WEBHOOK_SECRET === undefined ? {} : { CONTENT_WEBHOOK_SECRET }),
      ...Object.fromEntries(output.CMS_TOKENS.map(({ name, token }) => [`CMS_TOKENS (${name})`, token])),
    },
  });
  if (problems.length > 0) throw new Error(`Invalid configuration.\n${problems.join('\n')}`);
}

/** The settings of a command that works on the services' database. */
export type DatabaseConfiguration = Pick<
  ServicesConfiguration,
  'dataDirectory' | 'postgres' | 'publicOrigin' | 'managedEmailDomains'
>;

const databaseEnvironmentSchema = v.pick(environmentSchema, [
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_POOL_SIZE',
  'DATABASE_STATEMENT_SECONDS',
  'PUBLIC_ORIGIN',
  'MANAGED_EMAIL_DOMAINS',
]);

function parseEnvironment<Schema extends v.GenericSchema>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): v.InferOutput<Schema> {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(schema, present);
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`);
  throw new Error(`Invalid configuration. ${issues.join('; ')}`);
}

function mapDatabase(output: v.InferOutput<typeof databaseEnvironmentSchema>): DatabaseConfiguration {
  const { DATABASE_URL: url, DATABASE_POOL_SIZE: poolSize, DATABASE_STATEMENT_SECONDS: statementSeconds } = output;
  return {
    dataDirectory: output.DATA_DIR,
    postgres: url === undefined ? null : { url, poolSize, statementSeconds },
    publicOrigin: output.PUBLIC_ORIGIN,
    managedEmailDomains: output.MANAGED_EMAIL_DOMAINS,
  };
}

/** Reads the environment of such a command, which needs none of the secrets; throws an error naming the faulty variable. */
export function parseDatabaseConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): DatabaseConfiguration {
  return mapDatabase(parseEnvironment(databaseEnvironmentSchema, environment));
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
    port: output.SERVICES_PORT,
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
    identitySecret: output.IDENTITY_SECRET ?? null,
    logoutUrls: output.BACK_CHANNEL_LOGOUT_URLS ?? [`${output.PUBLIC_ORIGIN}${backChannelLogoutPath}`],
    passwordPolicies: output.PASSWORD_POLICIES ?? defaultPasswordPolicies,
    formsToken: output.FORMS_TOKEN ?? sampleSecrets.formsToken,
    smtpUrl: output.SMTP_URL ?? null,
    mailSender: output.MAIL_SENDER,
    supportAddress: output.SUPPORT_ADDRESS,
    editorialAddress: output.EDITORIAL_ADDRESS,
    serviceDesk: mapDeskConfiguration(output),
    isLocal,
    hasSampleContent: output.SAMPLE_CONTENT !== 'off',
    operations: {
      logLevel: output.LOG_LEVEL,
      metricsPort: output.SERVICES_METRICS_PORT ?? null,
      metricsHost: output.METRICS_HOST,
      shutdownDelayMs: resolveShutdownDelay(output.SHUTDOWN_DELAY_MS, isLocal),
    },
  };
}
