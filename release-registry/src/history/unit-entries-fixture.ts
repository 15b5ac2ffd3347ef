import { parseTrustedKeys } from '../signature/trusted-keys.server.ts';
import { createPair, say, sayEntry, writePublic } from './history-fixture.ts';
import { type RecordedStatement, resolveHistory } from './resolve-history.server.ts';
import type { StatedEntry } from './unit-entry.server.ts';

export const [platform, shop, portal, next, stranger] = [
  createPair(),
  createPair(),
  createPair(),
  createPair(),
  createPair(),
];
export const trustedKeys = parseTrustedKeys({
  RELEASE_PUBLIC_KEYS: `platform=${writePublic(platform)} shell=${writePublic(platform)}`,
});
export const shopEntry: StatedEntry = {
  ...{ unit: 'remote-shop', team: 'Shop', keys: [writePublic(shop)] },
  ...{ mounts: [{ path: '/shop', isLocalized: true }], capabilities: ['content'] },
};
export const portalEntry: StatedEntry = {
  ...{ unit: 'remote-portal', team: 'Portal', keys: [writePublic(portal)] },
  ...{ mounts: [{ path: '/portal', isLocalized: true, isPrefix: true }], capabilities: [] },
};
export const resolve = (history: readonly RecordedStatement[]) => resolveHistory(history, trustedKeys);
export const entered = sayEntry([], shopEntry, [platform]);
export const first = say(entered, { 'remote-shop': '1' }, [shop]);
