import { GraphQLError } from 'graphql';
import type { ContentAccess } from '../../access/content-access.ts';
import type { SignAsset } from '../../assets/sign-asset-address.ts';
import type { Stage } from '../../model/content-document.ts';
import type { ContentModel } from '../../model/model-types.ts';
import type { PublishingContext } from '../../publishing/publishing-context.ts';
import type { ContentStore } from '../../store/content-store.ts';
import type { ContentDatabase } from '../../store/content-tables.ts';

/** Shared by the resolvers of one request; `remainingEntries` is how many entries it may still read. */
export interface ContentRequest {
  readonly contentModel: ContentModel;
  readonly store: ContentStore;
  readonly database: ContentDatabase;
  readonly publishing: PublishingContext;
  readonly access: ContentAccess;
  readonly stage: Stage;
  readonly locales: readonly string[];
  /** Revision of the draft that the caller has seen; null when a write does not depend on it. */
  readonly expectedRevision: number | null;
  /** Origin before the addresses of our own pictures; empty for a shell that has them under each of its hosts. */
  readonly assetOrigin: string;
  readonly signAsset: SignAsset;
  /** The dependencies of the response: `id` of each entry it read, `Model` or `Model/field=value` of each list. */
  readonly touched: Set<string>;
  remainingEntries: number;
}

/** An error whose message the caller may read and whose HTTP status the response takes (HY-81). */
export function createRequestError(status: number, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { http: { status } } });
}

/** Takes entries from the request's budget; throws status 400 when a query asks for too many. */
export function spendEntries(request: ContentRequest, count: number): void {
  request.remainingEntries -= count;
  if (request.remainingEntries < 0)
    throw createRequestError(400, 'The query touches too many entries; ask for smaller pages');
}
