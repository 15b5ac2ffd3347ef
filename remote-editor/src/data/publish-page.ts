import { askCms } from './cms-operation.ts';
import {
  publishPageOperation,
  schedulePublishOperation,
  scheduleUnpublishOperation,
  unpublishPageOperation,
} from './page-operations.ts';

/** What is done with languages of a page; with an ISO time it is done then. */
export interface Publication {
  readonly action: 'publish' | 'unpublish';
  readonly id: string;
  readonly languages: readonly string[];
  readonly releaseAt?: string | undefined;
}

/** Publishes languages or takes them off the site; the others stay as they are (HY-70, HY-72). */
export async function publishPage({ action, id, languages: locales, releaseAt }: Publication): Promise<true> {
  // The base document goes along with the first publication by itself; later it would carry changes nobody asked for.
  const publish = { id, locales, publishBase: false, withDefaultLocale: false };
  const unpublish = { id, locales, unpublishBase: false };
  if (action === 'publish') {
    await (releaseAt === undefined
      ? askCms(publishPageOperation, publish, locales)
      : askCms(schedulePublishOperation, { ...publish, releaseAt }, locales));
  } else {
    await (releaseAt === undefined
      ? askCms(unpublishPageOperation, unpublish, locales)
      : askCms(scheduleUnpublishOperation, { ...unpublish, releaseAt }, locales));
  }
  return true;
}
