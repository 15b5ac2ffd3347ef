import type { FastifyRequest } from 'fastify';
import { GraphQLError, type parse, type ValidationRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Headers by which a GraphQL server chooses how it answers; others mean something to our own code alone. */
const passedHeaders = ['accept', 'content-type'] as const;

/**
 * The same request for a GraphQL server in this process: the method, the query of a GET and the headers that choose the form
 * of the answer go through, so that GraphQL over HTTP is kept to the letter.
 */
export function createGraphqlRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const name of passedHeaders) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  const { method, url } = request;
  const body = method === 'GET' ? null : JSON.stringify(request.body);
  return new Request(new URL(url, 'http://127.0.0.1'), { method, headers, body });
}

/** Refuses documents of more tokens before they are read whole; options given to the parser otherwise never reach it. */
export function limitTokens(maxTokens: number): Plugin {
  return {
    onParse({ parseFn, setParseFn }) {
      const parseDocument = parseFn as typeof parse;
      const parseLimited: typeof parse = (source, options) => parseDocument(source, { ...options, maxTokens });
      setParseFn(parseLimited);
    },
  };
}

/** Validates documents by one more rule, and says nothing of the schema to whoever guesses at it. */
export function guardDocuments(rule: ValidationRule): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(rule);
      return ({ valid, result, setResult }) => {
        if (!valid) setResult(result.map((error: Error) => removeSuggestion(error)));
      };
    },
  };
}

function removeSuggestion(error: Error): GraphQLError {
  const message = error.message.replace(/ Did you mean .*$/s, '');
  return error instanceof GraphQLError
    ? new GraphQLError(message, { nodes: error.nodes, extensions: error.extensions })
    : new GraphQLError(message);
}
