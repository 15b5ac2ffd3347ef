import type { RemoteState, SharedState } from './shared-state.ts';

/**
 * What this process knows itself in front of what all shells know: an attempt counts in both, so a limit that is reached
 * here needs no other answer, and one that is reached elsewhere is kept as soon as the others can be asked.
 */
export function createLayeredState(local: SharedState, remote: RemoteState): SharedState {
  return {
    reserveAttempt: async (rule, key) => {
      const wait = await local.reserveAttempt(rule, key);
      return wait > 0 ? wait : ((await remote.reserveAttempt(rule, key)) ?? 0);
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
    listEndedSessions: remote.listEndedSessions,
    isReachable: remote.isReachable,
    close: remote.close,
  };
}
