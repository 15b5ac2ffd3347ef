import { createJsonResponse, jsonType, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';

/**
 * How a browser wants a GraphQL answer: by the standard's own media type, by plain JSON alone, or as it comes. The content
 * system chooses its statuses by the same header.
 */
export type AnswerForm = 'graphql-response' | 'json' | 'any';

export const graphqlResponseType = 'application/graphql-response+json; charset=utf-8';

/** Chooses the form by the Accept header. */
export function selectForm({ headers }: Pick<RequestContext, 'headers'>): AnswerForm {
  const { accept = '' } = headers;
  if (accept.includes('application/graphql-response+json')) return 'graphql-response';
  return accept.includes('application/json') && !accept.includes('*/*') ? 'json' : 'any';
}

/** A refusal in the form of a GraphQL error, so that a client has one way to read answers; of a bad request there are no data. */
export function refuse(context: Pick<RequestContext, 'headers'>, status: number, message: string): ShellResponse {
  const errors = [{ message }];
  if (selectForm(context) !== 'graphql-response') return createJsonResponse(status, { errors, data: null });
  return createJsonResponse(status, { errors }, { 'content-type': graphqlResponseType });
}

/** The media type of an answer of the content system as it is handed on: that of GraphQL where it was asked for, else JSON. */
export function passType(contentType: string | null): string {
  return contentType?.includes('application/graphql-response+json') === true ? graphqlResponseType : jsonType;
}
