import { createHash } from 'node:crypto';
import { identifyClient } from '@kmx/server-kit/limits/client-network.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { AccountListener } from '../account-changes.ts';
import { migrate } from '../database/migrate.ts';
import type { MailTables } from '../mail/mail-database.ts';
import { type Mail, queueMails } from '../mail/queue-mail.ts';
import { schedulePurge } from '../retention/schedule-purge.ts';
import type { ServiceContext } from '../service-context.ts';
import { purgeOldLinks } from './accounts/account-links.ts';
import { createAccountListeners } from './accounts/account-listeners.ts';
import { purgeOldEmailChanges } from './accounts/email-change.ts';
import { answerIdentityRequest } from './answer-identity-request.ts';
import { closeSampleAccounts } from './close-sample-accounts.ts';
import { createAuthenticator } from './credentials/authenticator.ts';
import { evaluatePolicies } from './credentials/evaluate-policies.ts';
import { createFactorSeal, sealStoredSecrets } from './credentials/factor-seal.ts';
import { createPasswordQueue } from './credentials/password-queue.ts';
import { loadPageAssets } from './pages/page-assets.ts';
import { createProvider } from './protocol/provider.ts';
import { purgeExpiredArtifacts } from './realm/artifact-adapter.ts';
import { followSecrets } from './realm/follow-secrets.ts';
import { createIdentityDatabase, type IdentityDatabase } from './realm/identity-database.ts';
import { oauthPath } from './realm/realm.ts';
import { type IdentitySecrets, loadSecrets } from './realm/secrets.ts';
import { createEndedSessionTeller } from './realm/tell-ended-sessions.ts';
import { purgeOldAttempts } from './realm/throttle.ts';
import { createPagePolicy } from './request/http-answer.ts';
import type { IdentityContext } from './request/identity-context.ts';
import { seedSampleAccounts } from './seed-sample-accounts.ts';

const purgeMs = 10 * 60_000;

async function purgeIdentity(database: IdentityDatabase): Promise<void> {
  await purgeExpiredArtifacts(database);
  await purgeOldAttempts(database);
  await purgeOldLinks(database);
  await purgeOldEmailChanges(database);
}

/** Their password is public knowledge, so they belong on a machine that nobody else can reach. */
async function prepareSampleAccounts(database: IdentityDatabase, isLocal: boolean, logger: Logger): Promise<void> {
  if (isLocal) return seedSampleAccounts(database);
  const closed = await closeSampleAccounts(database);
  if (closed === 0) return;
  const remedy = 'npm run accounts -- remove-samples';
  logger.warn({ closed, remedy }, 'sample accounts of an earlier local start are closed: nobody can sign in with them');
}

const createStepKey = (cookieKey: string): Uint8Array =>
  createHash('sha256').update(`authenticate:${cookieKey}`).digest();

/** What signs and verifies, of a request that comes now. */
function createSigners(
  { configuration, logger }: ServiceContext,
  database: IdentityDatabase,
  secrets: IdentitySecrets,
): Pick<IdentityContext, 'provider' | 'tellEnded' | 'stepKeys'> {
  const issuer = `${configuration.publicOrigin}${oauthPath}`;
  const tellEnded = createEndedSessionTeller({ issuer, urls: configuration.logoutUrls }, secrets, logger);
  const [first = '', ...others] = secrets.cookieKeys;
  return {
    provider: createProvider(configuration, database, secrets, tellEnded, logger),
    tellEnded,
    stepKeys: [createStepKey(first), ...others.map(createStepKey)],
  };
}

/** Adds the identity service under `/am/*`: OpenID provider, its pages and AM's endpoints; mails need the tables of mail. */
export async function registerIdentity(app: FastifyInstance, serviceContext: ServiceContext): Promise<void> {
  const { configuration, database, logger } = serviceContext;
  await migrate(database, 'identity', new URL('./migrations/', import.meta.url));
  const identityDatabase = createIdentityDatabase(database);
  await prepareSampleAccounts(identityDatabase, configuration.isLocal, logger);
  // A rule with wrong parameters stops the start here instead of the first visitor who chooses a password.
  evaluatePolicies('', configuration.passwordPolicies, { others: {}, isTaken: false });
  const secrets = await loadSecrets(database, configuration.identitySecret);
  const passwords = await createPasswordQueue();
  const factorSeal = createFactorSeal(secrets.factorSecrets, configuration.identitySecret);
  const unreadable = await sealStoredSecrets(identityDatabase, factorSeal);
  if (unreadable > 0) logger.error({ unreadable }, 'second factors sealed with another IDENTITY_SECRET cannot be read');
  const accountListeners: AccountListener[] = [];
  app.decorate('accountListeners', accountListeners);
  const mailDatabase = database.withTables<MailTables>();
  const lasting = {
    configuration,
    logger,
    database: identityDatabase,
    authenticate: createAuthenticator(identityDatabase, passwords),
    passwords,
    listeners: createAccountListeners(accountListeners),
    factorSeal,
    sendMail: async (mail: Mail) => {
      await queueMails(mailDatabase, [mail], configuration.mailState);
    },
    pagePolicy: createPagePolicy(configuration.allowedOrigins),
  };
  const createContext = (current: IdentitySecrets): IdentityContext => ({
    ...lasting,
    ...createSigners(serviceContext, identityDatabase, current),
  });
  let context = createContext(secrets);
  followSecrets(app, serviceContext, secrets, (current) => {
    context = createContext(current);
  });
  const pageAssets = await loadPageAssets();
  schedulePurge(app, logger, { name: 'identity', everyMs: purgeMs, run: () => purgeIdentity(identityDatabase) });
  await app.register(async (scope) => {
    // The provider reads its requests itself, so nothing may consume the body first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all('/am/*', async (request, reply) => {
      reply.hijack();
      await answerIdentityRequest(context, pageAssets, request.raw, reply.raw, identifyClient(request.ip));
    });
  });
}
