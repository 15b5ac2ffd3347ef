import type { MountTable } from '../../../site/mount-table.ts';
import { createSpeculationRules } from '../../document/speculation-rules.ts';
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

/** `builds/latest.json`, and of each build its manifest and the speculation rules of its documents (SRV-027, SRV-028, D-48). */
export const answerBuilds: Step<'releases'> = {
  name: 'answer-builds',
  run: ({ url, composition, releasePreview }, { releases }) => {
    if (!url.pathname.startsWith('/builds/')) return undefined;
    const { set, manifests } = composition;
    if (url.pathname === '/builds/latest.json') {
      return createJsonResponse(200, { id: set.buildId, timestamp: Date.parse(set.activatedAt) });
    }
    const [, file, id] = /^\/builds\/(meta|speculation-rules)\/([0-9a-f]{16})\.json$/.exec(url.pathname) ?? [];
    const known = id === undefined ? null : id === set.buildId ? set : releases.findSet(id);
    if (!known) return createProblemResponse(404, 'Unknown build');
    const isShared = releasePreview === null;
    const headers = { 'cache-control': isShared ? 'public, max-age=31536000, immutable' : 'private, no-store' };
    if (file === 'speculation-rules') {
      const type = { 'content-type': 'application/speculationrules+json' };
      return createJsonResponse(200, createSpeculationRules(findMounts(manifests)), { ...headers, ...type });
    }
    const { shell: _shell, ...remotes } = known.versions;
    const body = {
      id: known.buildId,
      timestamp: Date.parse(known.activatedAt),
      routeRules: describeRules(findMounts(manifests)),
      remotes,
    };
    return createJsonResponse(200, body, headers);
  },
};
