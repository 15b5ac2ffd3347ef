import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import { remoteNames } from '@kmx/shared-contracts/units.ts';
import { createEvent, createStore, type Store } from 'effector';
import type { PagePayload } from './page-payload.ts';

export const pageShown = createEvent<PagePayload>();

/** The current page; null on pages that the shell renders without a remote. */
export const $page = createStore<PagePayload | null>(null, { sid: 'kmx.page' }).on(pageShown, (_page, next) => next);

/** The last page of each remote: a remote that is being left must never see the data of another one. */
export const $pageOfRemote = Object.fromEntries(
  remoteNames.map((name) => [
    name,
    createStore<PagePayload | null>(null, { sid: `kmx.page.${name}` }).on(pageShown, (page, next) =>
      next.remote === name ? next : page,
    ),
  ]),
) as unknown as Readonly<Record<RemoteName, Store<PagePayload | null>>>;
