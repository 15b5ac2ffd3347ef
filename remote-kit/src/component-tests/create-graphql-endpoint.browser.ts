import { buildSchema, GraphQLError, type GraphQLFieldResolver, type GraphQLSchema, graphql } from 'graphql';
import * as v from 'valibot';
import { expect, onTestFinished } from 'vitest';
import { ConnectionLostError, type Endpoint } from './answer-endpoints.browser.ts';

/** Answers by root field name, each computed from the field's arguments; one that throws is a refusal. */
export type GraphqlAnswers = Readonly<Record<string, (input: never) => unknown>>;

const bodySchema = v.object({
  query: v.string(),
  operationName: v.nullish(v.string()),
  variables: v.nullish(v.record(v.string(), v.unknown())),
});

/** A refusal as a backend reports it: a code, further details, and a status where that is not 200. */
export class RefusalError extends GraphQLError {
  readonly status: number;
  constructor(code: string, more: Readonly<Record<string, unknown>> = {}, message = `Refused: ${code}`, status = 200) {
    super(message, { extensions: { code, ...more } });
    this.status = status;
  }
}

const schemas = new Map<string, GraphQLSchema>();

function readSchema(sdl: string): GraphQLSchema {
  const schema = schemas.get(sdl) ?? buildSchema(sdl);
  schemas.set(sdl, schema);
  return schema;
}

// A sample that lacks a requested field would read as null and hide a mistake in the test.
const resolveField: GraphQLFieldResolver<Readonly<Record<string, unknown>>, unknown> = (
  source,
  input: object,
  _,
  info,
) => {
  const { fieldName, parentType } = info;
  if (!(fieldName in source)) throw new Error(`The test has no answer for ${parentType.name}.${fieldName}`);
  const answer = source[fieldName];
  return typeof answer === 'function' ? (answer as (input: object) => unknown)(input) : answer;
};

/**
 * Creates an endpoint that executes operations against a schema with the answers of a test. An operation or answer that
 * does not fit the schema fails the test. `readQuery` finds the document of a request; by default it is the request's
 * `query`.
 */
export function createGraphqlEndpoint(
  sdl: string,
  answers: GraphqlAnswers,
  readQuery: (body: unknown) => unknown = (body) => body,
): Endpoint {
  const mistakes: string[] = [];
  onTestFinished(() => expect(mistakes).toEqual([]));
  return async (request) => {
    const { query, operationName, variables } = v.parse(bodySchema, readQuery(await request.json()));
    const result = await graphql({
      schema: readSchema(sdl),
      source: query,
      rootValue: answers,
      fieldResolver: resolveField,
      variableValues: variables ?? {},
      ...(operationName ? { operationName } : {}),
    });
    let status = 200;
    for (const { message, originalError } of result.errors ?? []) {
      if (originalError instanceof ConnectionLostError) throw originalError;
      if (originalError instanceof RefusalError) status = originalError.status;
      else mistakes.push(message);
    }
    return Response.json(result, { status });
  };
}
