import { requestCms } from './cms-operation.ts';
import { publicationOperation } from './entry-operations.ts';

/** An action on languages of an entry; with an ISO time it is scheduled. */
export interface Publication {
  readonly action: 'publish' | 'unpublish';
  readonly kind: string;
  readonly id: string;
  readonly languages: readonly string[];
  /** Whether to include the fields shared by all languages; the first publication always does. */
  readonly withBase?: boolean;
  /** The version of the draft that the editor saw; any other version is not published. */
  readonly revision?: number;
  readonly releaseAt?: string | undefined;
}

/** Publishes or unpublishes languages of an entry; the others stay as they are (HY-70, HY-72). */
export async function publishEntry(publication: Publication): Promise<true> {
  const { action, kind, id, languages: locales, withBase = false, revision = null, releaseAt } = publication;
  const name = action === 'publish' ? 'Publish' : 'Unpublish';
  const how = action === 'publish' ? { publishBase: withBase, withDefaultLocale: false } : { unpublishBase: false };
  if (releaseAt === undefined)
    await requestCms(publicationOperation(name, kind), { id, locales, ...how }, locales, revision);
  else await requestCms(publicationOperation(`Schedule${name}`, kind), { id, locales, ...how, releaseAt }, locales);
  return true;
}
