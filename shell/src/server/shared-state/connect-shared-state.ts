import type { Logger } from 'pino';
import { createLayeredState } from './layered-state.ts';
import { createMemoryState } from './memory-state.ts';
import { createRedisState } from './redis-state.ts';
import type { SharedState } from './shared-state.ts';

/** What this shell knows together with all others of the site: in Redis, or without an address for itself alone. */
export function connectSharedState(
  {
    REDIS_URL: url,
    EDITOR_SECRET: secret,
  }: { readonly REDIS_URL?: string | undefined; readonly EDITOR_SECRET: string },
  log: Pick<Logger, 'warn' | 'info'>,
): SharedState {
  const local = createMemoryState();
  return url === undefined ? local : createLayeredState(local, createRedisState({ url, secret, log }));
}
