import { GraphQLError, type parse, type ValidationRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';

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

/** Validates documents by one more rule and hides suggestions, which would reveal the schema to someone guessing. */
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
