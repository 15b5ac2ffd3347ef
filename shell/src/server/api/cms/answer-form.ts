import { createJsonResponse, jsonType, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';

/**
 * The form in which a browser accepts a GraphQL response: the standard's media type, plain JSON only, or either. The
 * content system chooses its statuses by the same header.
 */
export type AnswerForm = 'graphql-response' | 'json' | 'any';

export const graphqlResponseType = 'application/graphql-response+json; charset=utf-8';

/** Chooses the form by the Accept header. */
export function selectForm({ headers }: Pick<RequestContext, 'headers'>): AnswerForm {
  const { accept = '' } = headers;
  if (accept.includes('application/graphql-response+json')) return 'graphql-response';
  return accept.includes('application/json') && !accept.includes('*/*') ? 'json' : 'any';
}

/** A refusal in the form of a GraphQL error, so that clients parse one kind of response; a bad request has no data. */
export function refuse(context: Pick<RequestContext, 'headers'>, status: number, message: string): ShellResponse {
  const errors = [{ message }];
  if (selectForm(context) !== 'graphql-response') return createJsonResponse(status, { errors, data: null });
  return createJsonResponse(status, { errors }, { 'content-type': graphqlResponseType });
}

/** The media type with which a response of the content system is forwarded: that of GraphQL when the request accepts it, otherwise JSON. */
export function passType(contentType: string | null): string {
  return contentType?.includes('application/graphql-response+json') === true ? graphqlResponseType : jsonType;
}
