import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, parse } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { ContentToken } from '../configuration/content-tokens.ts';
import { createGraphqlRequest } from '../graphql/create-graphql-request.ts';
import { createGraphqlServer } from '../graphql/create-graphql-server.ts';
import type { WindowCounter } from '../http/window-counter.ts';
import type { SignAsset } from './assets/sign-asset-address.ts';
import { checkRequestSize } from './check-request-size.ts';
import { type AnswerForm, type ContentAnswer, createErrorAnswer, mapResult, selectForm } from './content-answer.ts';
import { nameAuthor } from './name-author.ts';
import { findToken, parseContentHeaders } from './parse-content-headers.ts';
import type { PublishingContext } from './publishing/publishing-context.ts';
import { createContentSchema } from './schema/create-content-schema.ts';
import { type ContentRequest, createRequestError } from './schema/reading/content-request.ts';
import { guardQueryCost } from './schema/rules/guard-rules.ts';
import { measureComplexity } from './schema/rules/measure-complexity.ts';
import { wrapWholeValues } from './schema/rules/wrap-whole-values.ts';
import { listWholeInputs } from './schema/sdl/component-inputs-sdl.ts';

/** Our own address, and that of the hosted system, which names a project and an environment (HY-01). */
const paths = ['/content/graphql', '/v2/:project/:environment'] as const;
const bodyLimitBytes = 100 * 1024;
const entryBudget = 10_000;
const maxTokens = 5000;

interface ContentApiOptions {
  readonly publishing: PublishingContext;
  readonly tokens: readonly ContentToken[];
  /** By name of the token (HY-83). */
  readonly limitRequests: WindowCounter;
  /** The one environment that is served. */
  readonly environment: string;
  /** Origin under which visitors find pictures. */
  readonly publicOrigin: string;
  readonly signAsset: SignAsset;
  readonly logger: Logger;
}

const guardPlugin: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(guardQueryCost);
  },
};

const placeSchema = v.object({ environment: v.optional(v.string()) });

const variablesSchema = v.optional(v.nullable(v.record(v.string(), v.unknown())), null);
const bodySchema = v.object({ query: v.string(), variables: variablesSchema });
const jsonText = v.pipe(v.string(), v.parseJson());
const jsonParametersSchema = v.object({ variables: v.optional(jsonText), extensions: v.optional(jsonText) });
/** In an address the variables are text (HY-01). */
const addressSchema = v.object({
  query: v.string(),
  variables: v.pipe(v.optional(v.string(), 'null'), v.parseJson(), variablesSchema),
});

function sendAnswer(reply: FastifyReply, { status, contentType, body }: ContentAnswer): FastifyReply {
  return reply
    .status(status)
    .headers({ 'cache-control': 'no-store', 'content-type': contentType })
    .send(JSON.stringify(body));
}

function mapError(error: unknown, form: AnswerForm): ContentAnswer {
  if (error instanceof GraphQLError)
    return createErrorAnswer(error.extensions.http?.status ?? 400, [error.message], form);
  const isRefusal = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
  if (isRefusal && Number(error.statusCode) < 500) {
    return createErrorAnswer(Number(error.statusCode), [error.message], form);
  }
  return createErrorAnswer(500, ['Unexpected error.'], form);
}

/** Serves the API at both its addresses: POST, and GET for queries (HY-01), with the error forms and limits of HY-80..84. */
export async function registerContentApi(scope: FastifyInstance, options: ContentApiOptions): Promise<void> {
  const { publishing, tokens, limitRequests, environment, publicOrigin, signAsset, logger } = options;
  const { contentModel, store, database } = publishing;
  const schema = createContentSchema(contentModel);
  const wholeInputs = listWholeInputs(contentModel);
  const server = createGraphqlServer<ContentRequest>({
    name: 'content',
    schema,
    // The existing addresses are decided below.
    path: '/*',
    maxTokens,
    plugins: [guardPlugin],
    logger,
  });

  scope.setErrorHandler((error, request, reply) => {
    const answer = mapError(error, selectForm(request.headers.accept));
    if (answer.status >= 500) logger.error({ err: error }, 'content request failed');
    return sendAnswer(reply, answer);
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const form = selectForm(request.headers.accept);
    const token = findToken(request.headers, tokens);
    const place = v.parse(placeSchema, request.params);
    if (place.environment !== undefined && place.environment !== environment)
      throw createRequestError(404, 'environment is not known');
    if (!limitRequests(token.name)) throw createRequestError(429, 'too many requests');
    const headers = await nameAuthor(
      publishing,
      token,
      request.headers,
      parseContentHeaders(request.headers, token, contentModel.locales),
    );
    if (request.method === 'GET' && !v.is(jsonParametersSchema, request.query))
      throw createRequestError(400, 'a parameter of the address is not JSON');
    const operation =
      request.method === 'GET' ? v.safeParse(addressSchema, request.query) : v.safeParse(bodySchema, request.body);
    if (operation.success) checkRequestSize(operation.output.query, operation.output.variables);
    // A draft may be asked for by an argument of any field.
    if (headers.access.mayReadDrafts) await publishing.freshen();
    const touched = new Set<string>();
    const content: ContentRequest = {
      ...{ contentModel, store, database, publishing },
      ...headers,
      touched,
      // A header of ours, because the default address must be one that any client can load.
      assetOrigin: request.headers['x-asset-addresses'] === 'relative' ? '' : publicOrigin,
      signAsset,
      remainingEntries: entryBudget,
    };
    // Responses are requested in strict form and mapped afterwards, unless the caller wants the standard's JSON form.
    request.body = wrapWholeValues(schema, wholeInputs, request.body, maxTokens);
    const graphqlRequest = createGraphqlRequest(request);
    if (form !== 'json') graphqlRequest.headers.set('accept', 'application/graphql-response+json');
    const response = await server.fetch(graphqlRequest, content);
    // Yoga refuses anything that is not a GraphQL request with an empty body.
    const isAnswer = response.headers.get('content-type')?.includes('json') === true;
    if (!isAnswer) return sendAnswer(reply, createErrorAnswer(response.status, ['the request cannot be read'], form));
    const isInspected = request.headers['x-inspect-complexity'] === 'true' && operation.success && response.ok;
    return sendAnswer(
      reply,
      mapResult(response.status, await response.json(), form, {
        ...(request.headers['x-include-entries'] === 'true' ? { entries: [...touched] } : {}),
        ...(isInspected
          ? {
              complexity: measureComplexity(
                schema,
                parse(operation.output.query, { noLocation: true, maxTokens: maxTokens }),
                operation.output.variables ?? {},
              ),
            }
          : {}),
      }),
    );
  };
  for (const url of paths) scope.route({ method: ['GET', 'POST'], url, bodyLimit: bodyLimitBytes, handler: answer });
}
