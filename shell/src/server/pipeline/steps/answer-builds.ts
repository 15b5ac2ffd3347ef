import { createJsonAnswer, createProblemAnswer } from '../../http/answer.ts';
import type { Stage } from '../../request/request-context.ts';

/** `builds/latest.json` and `builds/meta/{id}.json` (SRV-027, SRV-028, D-48). */
export const answerBuilds: Stage = {
  name: 'answer-builds',
  run: ({ url, services }) => {
    if (!url.pathname.startsWith('/builds/')) return undefined;
    const { set } = services.releases.current();
    if (url.pathname === '/builds/latest.json') {
      return createJsonAnswer(200, { id: set.buildId, timestamp: Date.parse(set.activatedAt) });
    }
    const id = /^\/builds\/meta\/([0-9a-f]{16})\.json$/.exec(url.pathname)?.[1];
    const known = id === undefined ? null : services.releases.findSet(id);
    if (!known) return createProblemAnswer(404, 'Unknown build');
    const { shell: _shell, ...remotes } = known.versions;
    const body = {
      id: known.buildId,
      timestamp: Date.parse(known.activatedAt),
      routeRules: services.routeRules,
      remotes,
    };
    return createJsonAnswer(200, body, { 'cache-control': 'public, max-age=31536000, immutable' });
  },
};
