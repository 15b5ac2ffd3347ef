import { GraphQLError } from 'graphql';
import type { ContentAccess } from '../../access/content-access.ts';
import type { SignAsset } from '../../assets/sign-asset-address.ts';
import type { Stage } from '../../model/content-document.ts';
import type { ContentModel } from '../../model/model-types.ts';
import type { PublishingContext } from '../../publishing/publishing-context.ts';
import type { ContentStore } from '../../store/content-store.ts';
import type { ContentDatabase } from '../../store/content-tables.ts';
import type { EntrySet } from '../../store/entry-set.ts';
import { whenRead } from '../../store/when-read.ts';

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

/** A request during work that reads entries and may be done again when some were missing. */
export interface ReadingRequest extends ContentRequest {
  readonly entries: EntrySet;
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

/**
 * Turns what work throws into a rejection: while fields beside it are waiting, GraphQL would leave theirs to nobody when
 * one throws at once, and the process ends at a rejection that nobody takes.
 */
export function rejectLater<Result>(work: () => Result): Result | Promise<Awaited<Result>> {
  try {
    return work();
  } catch (error) {
    return Promise.reject(error);
  }
}

/**
 * Does work that reads entries, without waiting when they are in memory. The work may be done several times and must have
 * no effects; what it spends and touches counts once.
 */
export function readWith<Result>(
  request: ContentRequest,
  work: (reading: ReadingRequest) => Result,
): Result | Promise<Awaited<Result>> {
  const start = request.remainingEntries;
  const attempt = (entries: EntrySet) => {
    const reading = { ...request, entries, touched: new Set<string>(), remainingEntries: start };
    return { result: work(reading), reading };
  };
  return rejectLater(() =>
    whenRead(request.store.read(attempt), ({ result, reading }) => {
      for (const dependency of reading.touched) request.touched.add(dependency);
      spendEntries(request, start - reading.remainingEntries);
      return result;
    }),
  ) as Result | Promise<Awaited<Result>>;
}
