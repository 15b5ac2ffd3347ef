import { GraphQLError } from 'graphql';
import type { ContentModel } from '../model/model-types.ts';
import type { Stage } from '../store/content-document.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { ContentDatabase } from '../store/content-tables.ts';

/** What resolvers know about one request; `remainingEntries` is how many entries it may still touch. */
export interface ContentRequest {
  readonly contentModel: ContentModel;
  readonly store: ContentStore;
  readonly database: ContentDatabase;
  readonly mayReadDrafts: boolean;
  readonly stage: Stage;
  readonly locales: readonly string[];
  remainingEntries: number;
}

/** An error whose text the caller may read and whose HTTP status the answer takes (HY-81). */
export function createRequestError(status: number, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { http: { status } } });
}

/** Takes entries from the budget of the request; throws status 400 when a query asks for too many. */
export function spendEntries(request: ContentRequest, count: number): void {
  request.remainingEntries -= count;
  if (request.remainingEntries < 0)
    throw createRequestError(400, 'The query touches too many entries; ask for smaller pages');
}
