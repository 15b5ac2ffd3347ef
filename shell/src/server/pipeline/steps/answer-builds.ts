import type { MountTable } from '../../../site/mount-table.ts';
import { createJsonResponse, createProblemResponse } from '../../http/shell-response.ts';
import { keepByObject } from '../../memory/keep-by-object.ts';
import { findMounts } from '../../releases/find-mounts.ts';
import type { Step } from '../../request/step.ts';

/** What callers must know of addresses: those without a locale, and those whose pages are no published content. */
const describeRules = keepByObject((mounts: MountTable) =>
  Object.fromEntries(
    mounts.flatMap(({ path, isLocalized, kind }): readonly (readonly [string, object])[] => {
      if (!isLocalized) return [[`${path}/**`, { locale: false }]];
      return kind === 'site' ? [] : [[`/**${path}/**`, { cache: false }]];
    }),
  ),
);

/** `builds/latest.json` and `builds/meta/{id}.json` (SRV-027, SRV-028, D-48). */
export const answerBuilds: Step<'releases'> = {
  name: 'answer-builds',
  run: ({ url, composition, releasePreview }, { releases }) => {
    if (!url.pathname.startsWith('/builds/')) return undefined;
    const { set, manifests } = composition;
    if (url.pathname === '/builds/latest.json') {
      return createJsonResponse(200, { id: set.buildId, timestamp: Date.parse(set.activatedAt) });
    }
    const id = /^\/builds\/meta\/([0-9a-f]{16})\.json$/.exec(url.pathname)?.[1];
    const known = id === undefined ? null : id === set.buildId ? set : releases.findSet(id);
    if (!known) return createProblemResponse(404, 'Unknown build');
    const { shell: _shell, ...remotes } = known.versions;
    const body = {
      id: known.buildId,
      timestamp: Date.parse(known.activatedAt),
      routeRules: describeRules(findMounts(manifests)),
      remotes,
    };
    const isShared = releasePreview === null;
    return createJsonResponse(200, body, {
      'cache-control': isShared ? 'public, max-age=31536000, immutable' : 'private, no-store',
    });
  },
};
