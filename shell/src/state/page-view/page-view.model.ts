import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import { createEvent, createStore, type Store } from 'effector';
import type { PagePayload } from './page-payload.ts';

export const pageShown = createEvent<PagePayload>();

/** The current page; null on pages that the shell renders without a remote. */
export const $page = createStore<PagePayload | null>(null, { sid: 'kmx.page' }).on(pageShown, (_page, next) => next);

const $lastPages = createStore<Readonly<Record<RemoteName, PagePayload>>>({}, { sid: 'kmx.lastPages' }).on(
  pageShown,
  (pages, next) => ({ ...pages, [next.remote]: next }),
);

const pagesOfRemotes = new Map<RemoteName, Store<PagePayload | null>>();

/** The last page of a remote, or null: a remote that is being left must never see the data of another one. */
export function getPageOfRemote(name: RemoteName): Store<PagePayload | null> {
  const known = pagesOfRemotes.get(name);
  if (known !== undefined) return known;
  const $pageOfRemote = $lastPages.map((pages) => pages[name] ?? null);
  pagesOfRemotes.set(name, $pageOfRemote);
  return $pageOfRemote;
}
