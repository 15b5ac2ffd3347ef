// @ts-nocheck
import { askCms } from './cms-operation.ts';
import { publicationOperation } from './entry-operations.ts';

/** What is done with languages of an entry; with an ISO time it is done then. */
export interface Publication {
  readonly action: 'publish' | 'unpublish';
  readonly kind: string;
  readonly id: string;
  readonly languages: readonly string[];
  /** Whether what all languages share goes along; at the first publication it does by itself. */
  readonly withBase?: boolean;
  /** The version of the draft that was seen: another one is not published unseen. */
  readonly revision?: number;
  readonly releaseAt?: string | undefined;
}

/** Publishes languages or takes them off the site; the others stay as they are (HY-70, HY-72). */
export async function publishEntry(publication: Publication): Promise<true> {
  const { action, kind, id, languages: locales, withBase = false, revision = null, releaseAt } = publication;
  const name = action === 'publish' ? 'Publish' : 'Unpublish';
  const how = action === 'publish' ? { publishBase: withBase, withDefaultLocale: false } : { unpublishBase: false };
  if (releaseAt === undefined)
    await askCms(publicationOperation(name, kind), { id, locales, ...how }, locales, revision);
  else await askCms(publicationOperation(`Schedule${name}`, kind), { id, locales, ...how, releaseAt }, locales);
  return true;
}
