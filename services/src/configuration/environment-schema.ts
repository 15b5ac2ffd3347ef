import { s3EnvironmentEntries } from '@kmx/server-kit/objects/s3-settings.server.ts';
import { hostSchema, originSchema } from '@kmx/server-kit/operations/address-schemas.ts';
import { operationsEnvironmentEntries } from '@kmx/server-kit/operations/operations-settings.server.ts';
import { areLongEnough, lengthAdvice } from '@kmx/server-kit/secrets/list-secrets.ts';
import * as v from 'valibot';
import { servicesSchema } from '../service-names.ts';
import { contentTokensSchema } from './content-tokens.ts';
import { deskEnvironmentEntries } from './desk-configuration.ts';

function createIntegerSchema(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
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

const pemSchema = (kind: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`-----BEGIN [A-Z ]*${kind}-----`), `must be a ${kind} in PEM`));

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

/** The variables of the services process. */
export const environmentSchema = v.object({
  SERVICES: v.optional(servicesSchema),
  SERVICES_PORT: v.optional(createIntegerSchema(1, 65535), '3001'),
  /** Address of this machine to listen on. */
  SERVICES_HOST: v.optional(hostSchema, '127.0.0.1'),
  /** What shells prove themselves with; several while it is replaced, `new,old`. */
  SERVICES_SECRET: v.optional(v.pipe(v.string(), v.check(areLongEnough, lengthAdvice))),
  SERVICES_TLS_CERT: v.optional(pemSchema('CERTIFICATE')),
  SERVICES_TLS_KEY: v.optional(pemSchema('PRIVATE KEY')),
  ALLOW_PLAIN_SERVICES: flagSchema,
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), './.data'),
  DATABASE_URL: v.optional(databaseUrlSchema),
  DATABASE_POOL_SIZE: v.optional(createIntegerSchema(1, 100), '10'),
  DATABASE_STATEMENT_SECONDS: v.optional(createIntegerSchema(1, 600), '10'),
  /** Where uploads and pictures of editors are: in DATA_DIR, or in the bucket of the variables S3_... */
  FILES_STORE: v.optional(v.picklist(['folder', 'objects'], 'must be folder or objects'), 'folder'),
  ...s3EnvironmentEntries,
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
  IMAGES_AVIF: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'true'),
  FORMS_TOKEN: v.optional(tokenSchema),
  FORMS_KEPT_DAYS: v.optional(createIntegerSchema(1, 3650), '730'),
  MAILS_KEPT_DAYS: v.optional(createIntegerSchema(1, 3650), '14'),
  UNCLAIMED_UPLOADS_KEPT_DAYS: v.optional(createIntegerSchema(1, 365), '2'),
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
  /** Several while it is replaced, `new,old`. */
  IDENTITY_SECRET: v.optional(v.pipe(v.string(), v.check(areLongEnough, lengthAdvice))),
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

export type Environment = v.InferOutput<typeof environmentSchema>;

/** Variables of commands that work on the database without the services. */
export const databaseEnvironmentSchema = v.object({
  ...v.pick(environmentSchema, [
    ...(['DATA_DIR', 'DATABASE_URL', 'DATABASE_POOL_SIZE', 'DATABASE_STATEMENT_SECONDS', 'FILES_STORE'] as const),
    ...(['PUBLIC_ORIGIN', 'MANAGED_EMAIL_DOMAINS', 'IDENTITY_SECRET', 'BACK_CHANNEL_LOGOUT_URLS'] as const),
  ]).entries,
  ...s3EnvironmentEntries,
});
