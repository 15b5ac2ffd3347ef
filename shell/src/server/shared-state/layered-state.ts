import type { RemoteState, SharedState } from './shared-state.ts';

/**
 * What all shells know decides; this process counts for itself as well, and decides while the others cannot be asked.
 */
export function createLayeredState(local: SharedState, remote: RemoteState): SharedState {
  return {
    reserveAttempt: async (rule, key) => {
      const [own, all] = await Promise.all([local.reserveAttempt(rule, key), remote.reserveAttempt(rule, key)]);
      // Refused, so it was none, here either.
      if (own === 0 && all !== undefined && all > 0) await local.takeBackAttempt(rule, key);
      return all ?? own;
    },
    takeBackAttempt: async (rule, key) => {
      await Promise.all([local.takeBackAttempt(rule, key), remote.takeBackAttempt(rule, key)]);
    },
    forgetAttempts: async (rule, key) => {
      await Promise.all([local.forgetAttempts(rule, key), remote.forgetAttempts(rule, key)]);
    },
    countRequest: async (key, windowMs) => {
      const own = await local.countRequest(key, windowMs);
      return (await remote.countRequest(key, windowMs)) ?? own;
    },
    claim: async (key, ttlMs) => (await local.claim(key, ttlMs)) && ((await remote.claim(key, ttlMs)) ?? true),
    publish: remote.publish,
    follow: remote.follow,
    shareEndedSessions: remote.shareEndedSessions,
    listEndedSessions: remote.listEndedSessions,
    isReachable: remote.isReachable,
    close: remote.close,
  };
}
