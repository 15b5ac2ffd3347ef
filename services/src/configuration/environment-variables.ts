import { describeS3Variables } from '@kmx/server-kit/objects/s3-variables.ts';
import type { DescribedVariables, VariableDescriptions } from '@kmx/server-kit/operations/variable-table.ts';
import { type Environment, environmentSchema } from './environment-schema.ts';

const descriptions: VariableDescriptions<keyof Environment> = {
  SERVICES: {
    default: 'all',
    meaning:
      'comma list of the services that this process has, see "Services apart": `content`, `catalogue`, `identity`, `images`, `files`, `search`, `mail`, `forms`, `service-desk`; a part of them needs `DATABASE_URL`',
  },
  SERVICES_PORT: { meaning: 'port' },
  SERVICES_HOST: {
    meaning:
      'address of this machine to listen on; any but a loopback address needs the three rows below, see "Services on other machines"',
  },
  SERVICES_SECRET: {
    isSecret: true,
    meaning:
      'the same as for the shells, one value or several, see "Secrets"; with it the services answer shells of this site only',
  },
  SERVICES_TLS_CERT: {
    meaning: 'certificate in PEM, usually as `SERVICES_TLS_CERT_FILE`: the services then speak https',
  },
  SERVICES_TLS_KEY: { isSecret: true, meaning: 'its key in PEM, usually as `SERVICES_TLS_KEY_FILE`' },
  ALLOW_PLAIN_SERVICES: {
    default: 'off',
    meaning: '`on` listens on another address without a certificate, in a network that nobody else can read',
  },
  SERVICES_METRICS_PORT: {
    meaning:
      'private port of `/metrics` and of `/readyz` in detail, see "Watching"; without one, `SERVICES_PORT` serves them when `PUBLIC_ORIGIN` is local',
  },
  METRICS_HOST: { meaning: 'address of this machine at which it listens' },
  SHUTDOWN_DELAY_MS: {
    default: '0; public: 5000',
    unit: 'milliseconds',
    meaning: 'how long to go on serving after a signal to end, see "Stopping"',
  },
  LOG_LEVEL: { meaning: 'silent, error, warn, info, debug' },
  DATA_DIR: { meaning: 'embedded database, uploads and caches' },
  FILES_STORE: {
    meaning:
      'where uploads and pictures of editors are: `folder` below `DATA_DIR`, `objects` in the bucket of the next ones, see "Files in an object store"',
  },
  ...describeS3Variables('FILES_STORE=objects'),
  DATABASE_URL: {
    default: 'none: the embedded database',
    isSecret: true,
    meaning: '`postgres://user:password@host:5432/database`, see "A PostgreSQL server"',
  },
  DATABASE_POOL_SIZE: { meaning: 'connections of each process, 1 to 100; up to four more hold locks' },
  DATABASE_STATEMENT_SECONDS: {
    unit: 'seconds',
    meaning: 'deadline of one statement, 1 to 600; migrations, indexes and backups have none',
  },
  PUBLIC_ORIGIN: { meaning: 'origin of the shell; the identity issuer is below it' },
  ALLOWED_ORIGINS: {
    default: 'the origin; local also `crimp.localhost`',
    meaning:
      'origins that may sign in, comma list; of a local start also those of the local network by which its `HOST` is reached',
  },
  ALLOW_INSECURE_ORIGIN: { default: 'off', meaning: '`on` starts on a public origin without https' },
  SAMPLE_CONTENT: {
    default: 'on',
    meaning:
      '`off` starts without invented pages and products, with one home page. Switched off later, it removes everything that no editor has written or refers to',
  },
  CMS_TOKEN: {
    default: 'development value',
    isSecret: true,
    meaning: 'token of the content API for published content; required when `PUBLIC_ORIGIN` is not local',
  },
  CMS_DRAFT_TOKEN: {
    default: 'development value',
    isSecret: true,
    meaning: 'its token for draft content, and what signs the addresses of its pictures; required as above',
  },
  CMS_BROWSER_TOKEN: {
    default: 'local: development value',
    isSecret: true,
    meaning: 'token of the public content endpoint for browsers; without one on a public site it stays closed',
  },
  CMS_TOKENS: {
    isSecret: true,
    meaning: 'further tokens with grants, as JSON, see `services/src/content/README.md`',
  },
  CMS_REQUESTS_PER_SECOND: {
    unit: 'per second',
    meaning:
      "requests of one token before it gets 429, as in a hosted API, counted by each process; the shell's own limit stays below",
  },
  CMS_ENVIRONMENT: { meaning: 'name of the environment in the signature of messages about content' },
  CONTENT_WEBHOOK_URLS: {
    default: 'the shell at `PUBLIC_ORIGIN`',
    meaning:
      'whom to notify of changes, comma list: one address that reaches any shell if they share a Redis, else every shell; `none` for none',
  },
  CONTENT_WEBHOOK_SECRET: {
    default: 'local: development value',
    isSecret: true,
    meaning: 'signs these messages, the same on both sides; without one on a public site none are sent',
  },
  ACCESS_TOKEN_SECONDS: { unit: 'seconds', meaning: 'life of an access token' },
  MANAGED_EMAIL_DOMAINS: {
    meaning:
      "comma list: accounts of these domains are managed by the company's own directory, so names and password cannot be changed here",
  },
  PASSWORD_POLICIES: {
    default: 'length 10, a capital, a digit and four more',
    meaning:
      'rules of new passwords, JSON: `[{"policyRequirement":"MIN_LENGTH","params":{"minLength":12}}]`; names in `services/src/identity/credentials/policy-table.ts`',
  },
  IDENTITY_SECRET: {
    default: 'none; `npm start` makes one',
    isSecret: true,
    meaning:
      'at least 16 characters, one value or several, see "Secrets": encrypts the keys and the secrets of authenticator apps in the database; required when `PUBLIC_ORIGIN` is not local. Keep it outside of the database: the start is refused with another one',
  },
  BACK_CHANNEL_LOGOUT_URLS: {
    default: 'the shell at `PUBLIC_ORIGIN`',
    meaning: 'whom to notify of ended sessions, as above: `https://…/api/back-channel-logout`; `none` for none',
  },
  SIS_ISSUER: {
    default: 'the embedded identity service',
    meaning: 'issuer of the identity tokens that the service desk takes',
  },
  SIS_CLIENT_ID: { default: '`mykomax`', meaning: 'their audience' },
  SIS_JWKS_URL: { meaning: 'keys of another identity provider' },
  SIS_TOKEN_ALGORITHMS: { meaning: 'comma list of signature algorithms' },
  SIS_INVITATION_DAYS: { unit: 'days', meaning: 'life of an invitation, 30 at most (D-25)' },
  SIS_REOPEN_DAYS: { unit: 'days', meaning: 'how long a comment opens a solved ticket again (D-22)' },
  SIS_UNDO_SECONDS: {
    unit: 'seconds',
    meaning: 'how long a change in the portal can be undone, 25 to 600; its mails wait for it',
  },
  SIS_WRITES_PER_MINUTE: { unit: 'per minute', meaning: 'changes of one person at the service desk' },
  SIS_INVITATIONS_PER_HOUR: { unit: 'per hour', meaning: 'invitations of one person' },
  IMAGES_AVIF: { meaning: '`false` leaves AVIF out, which takes ten times the processor time of WebP' },
  FORMS_TOKEN: {
    default: 'development value',
    isSecret: true,
    meaning: 'token of forms, uploads and sessions of editors; required when `PUBLIC_ORIGIN` is not local',
  },
  FORMS_KEPT_DAYS: { unit: 'days', meaning: 'forms with their files, see "What is kept"' },
  MAILS_KEPT_DAYS: { unit: 'days', meaning: 'mails that nobody sends any more, see "What is kept"' },
  UNCLAIMED_UPLOADS_KEPT_DAYS: { unit: 'days', meaning: 'uploads that belong to nothing, see "What is kept"' },
  SMTP_URL: {
    isSecret: true,
    meaning:
      '`smtp://user:password@host:587`; none keeps mails in the outbox, `GET /outbox` on this machine. Only the process with `mail` needs it',
  },
  MAIL_SENDER: { meaning: 'sender of mails' },
  SUPPORT_ADDRESS: { meaning: 'gets support requests and replies' },
  EDITORIAL_ADDRESS: { meaning: 'gets feedback and requests of whitepapers' },
};

/** Every variable that the services read, with what docs/operations.md says of it. */
export const servicesVariables: DescribedVariables = { descriptions, entries: environmentSchema.entries };
