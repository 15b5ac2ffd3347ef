import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NoSchemaIntrospectionCustomRule } from 'graphql';
import { isUnavailable } from '../database/mark-unavailable.ts';
import { migrate } from '../database/migrate.ts';
import { createGraphqlRequest } from '../graphql/create-graphql-request.ts';
import { createGraphqlServer, sendGraphqlResponse } from '../graphql/create-graphql-server.ts';
import { guardDocuments } from '../graphql/guard-documents.ts';
import { createAccountDirectory } from '../identity/accounts/create-account-directory.ts';
import { followSecrets } from '../identity/realm/follow-secrets.ts';
import { clientId, oauthPath } from '../identity/realm/realm.ts';
import { type IdentitySecrets, loadSecrets } from '../identity/realm/secrets.ts';
import { schedulePurge } from '../retention/schedule-purge.ts';
import { sampleAccounts } from '../sample/sample-accounts.ts';
import type { ServiceContext } from '../service-context.ts';
import { loadFileKey } from '../uploads/load-file-key.ts';
import { loadDownloads } from './downloads/load-downloads.ts';
import { registerDownloadFiles } from './downloads/register-download-files.ts';
import { createDeskSchema } from './graphql/create-desk-schema.ts';
import { guardDeskQuery } from './graphql/guard-query.ts';
import { loadViewer } from './load-viewer.ts';
import { openDeskDatabase } from './model/desk-tables.ts';
import { indexSearchedTexts } from './model/index-searched-texts.ts';
import { parseDebugLevel } from './parse-debug-level.ts';
import type { Desk } from './request/desk-context.ts';
import type { RequestContext } from './request/guard-operations.ts';
import { createWriteLimit, purgeWriteCounts } from './request/limit-writes.ts';
import { createDeskLoaders } from './request/load-desk-objects.ts';
import { createTurns } from './request/take-turns.ts';
import { seedDesk } from './sample/seed-desk.ts';
import { finishChanges } from './users/finish-changes.ts';
import { createTokenVerifier, KeysUnavailableError, type VerifyToken } from './verify-token.ts';

const path = '/service-desk/graphql';
const bodyLimitBytes = 128 * 1024;
const maxTokens = 2000;
const finishMs = 5_000;
const countsMs = 3_600_000;

/** Nobody reads what is answered to a caller that has gone, such as a shell after its deadline. */
const isGone = (request: FastifyRequest): boolean => request.raw.socket.destroyed;

const createGoneResponse = (): Response => new Response(null, { status: 499 });

function createTooManyResponse(): Response {
  const errors = [{ message: 'Too many requests at the same time', extensions: { code: 'RATE_LIMITED', status: 429 } }];
  return Response.json({ errors }, { status: 429 });
}

function createVerifier({ configuration }: ServiceContext, { jwks }: IdentitySecrets): VerifyToken {
  const { publicOrigin, serviceDesk } = configuration;
  return createTokenVerifier({
    issuer: serviceDesk.issuer ?? `${publicOrigin}${oauthPath}`,
    audience: serviceDesk.clientId ?? clientId,
    algorithms: serviceDesk.tokenAlgorithms,
    keys:
      serviceDesk.jwksUrl === null
        ? { keys: jwks.keys.map(({ kty, kid, n, e }) => ({ kty, kid, n, e, use: 'sig', alg: 'RS256' })) }
        : new URL(serviceDesk.jwksUrl),
  });
}

async function createDesk({ configuration, database, logger }: ServiceContext): Promise<Desk> {
  const deskDatabase = openDeskDatabase(database);
  const startedAt = await seedDesk(deskDatabase, configuration.isLocal);
  const fileKey = await loadFileKey(database, configuration);
  const { publicOrigin, managedEmailDomains, serviceDesk, mailState, dataDirectory } = configuration;
  return {
    database: deskDatabase,
    settings: {
      publicOrigin,
      managedEmailDomains,
      invitationDays: serviceDesk.invitationDays,
      reopenDays: serviceDesk.reopenDays,
      undoSeconds: serviceDesk.undoSeconds,
      mailState,
    },
    logger,
    openDirectory: (current) => createAccountDirectory(current, { publicOrigin, managedEmailDomains }),
    fileKey,
    downloads: await loadDownloads(join(dataDirectory, 'service-desk-downloads'), startedAt, fileKey),
    limitWrites: createWriteLimit(deskDatabase, serviceDesk.writesPerMinute, serviceDesk.invitationsPerHour),
  };
}

/** Adds the service desk: `/service-desk/graphql` (SRV-053, SRV-054) and the files of the download center. */
export async function registerServiceDesk(app: FastifyInstance, context: ServiceContext): Promise<void> {
  const { logger } = context;
  await migrate(context.database, 'service-desk', new URL('./migrations/', import.meta.url));
  const desk = await createDesk(context);
  const secrets = await loadSecrets(context.database, context.configuration.identitySecret);
  let verifyToken = createVerifier(context, secrets);
  followSecrets(app, context, secrets, (next) => {
    verifyToken = createVerifier(context, next);
  });

  async function createContext(request: FastifyRequest): Promise<RequestContext> {
    const header = request.headers['ciam_id_token'];
    const claims = await verifyToken(typeof header === 'string' ? header : undefined);
    // A token from before the public start outlives the account it was made for by some minutes.
    const isBarred = !context.configuration.isLocal && sampleAccounts.some(({ id }) => id === claims?.accountId);
    const viewer = claims === null || isBarred ? null : await loadViewer(desk, claims);
    return { desk, viewer, loaders: createDeskLoaders(desk.database, viewer) };
  }

  const server = createGraphqlServer<RequestContext>({
    name: 'service desk',
    schema: createDeskSchema(),
    path,
    maxTokens,
    plugins: [
      guardDocuments(guardDeskQuery),
      // The portal knows its operations; on a public site the rest is nobody's business.
      ...(context.configuration.isLocal ? [] : [guardDocuments(NoSchemaIntrospectionCustomRule)]),
    ],
    logger,
  });

  const takeTurn = createTurns();
  async function respondInTurn(request: FastifyRequest, deskContext: RequestContext): Promise<Response> {
    const { viewer } = deskContext;
    const respond = async () =>
      isGone(request) ? createGoneResponse() : server.fetch(createGraphqlRequest(request), deskContext);
    // Nothing is looked up for somebody unknown.
    if (viewer === null) return respond();
    return (await takeTurn(viewer.userId, respond)) ?? createTooManyResponse();
  }

  await app.register(async (scope) => {
    scope.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
      const isTooLarge = error.statusCode === 413;
      const isKnown = isTooLarge || error.statusCode === 400 || error.statusCode === 415;
      if (!isKnown) logger.error({ err: error }, 'service desk request failed');
      const status = isKnown
        ? (error.statusCode ?? 400)
        : error instanceof KeysUnavailableError || isUnavailable(error)
          ? 503
          : 500;
      const message = isKnown ? 'The request cannot be read' : 'The service desk cannot answer at the moment';
      const extensions = isTooLarge ? { code: 'TOO_LARGE', status } : { status };
      return reply
        .status(status)
        .header('cache-control', 'no-store')
        .send({ errors: [{ message, extensions }] });
    });
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const startedAt = performance.now();
      const debugLevel = parseDebugLevel(request.headers['sis-debug-level']);
      const deskContext = await createContext(request);
      const response = await respondInTurn(request, deskContext);
      if (debugLevel > 0) {
        const milliseconds = Math.round(performance.now() - startedAt);
        const isKnown = deskContext.viewer !== null;
        logger.info({ status: response.status, milliseconds, isKnown, debugLevel }, 'service desk request');
      }
      return sendGraphqlResponse(reply, response);
    };
    scope.route({ method: ['GET', 'POST'], url: path, bodyLimit: bodyLimitBytes, handler: answer });
  });
  // Not awaited: a large table takes minutes, and its lists work without.
  const indexing = context.configuration.postgres === null ? null : indexSearchedTexts(context.database);
  let isClosing = false;
  indexing?.done.catch((error: unknown) => {
    if (!isClosing) logger.warn({ err: error }, 'lists look for words without an index, because it could not be made');
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    await indexing?.stop();
  });
  const timer = setInterval(() => {
    finishChanges(desk).catch((error: unknown) => logger.error({ err: error }, 'changes could not be finished'));
  }, finishMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  schedulePurge(app, logger, {
    ...{ name: 'counts of changes', everyMs: countsMs },
    run: () => purgeWriteCounts(desk.database),
  });
  registerDownloadFiles(app, desk.downloads, desk.fileKey);
}
