import { beatMs } from './heartbeat.ts';

/** From this silence on the thread's processor time is looked at: most pages are rendered by then. */
const suspectMs = 2 * beatMs;
/** How much of `heartbeatMs` goes by before that time is known and counts. */
const startMs = 100;
/** Where it uses no processor time, it waits for a processor or sleeps: after this many heartbeats it is ended either way. */
const maxHeartbeats = 4;

/** Judges a silent thread at each look: true once it has to be ended. */
export type JudgeSilence = (silentMs: number, heartbeatMs: number) => boolean;

/**
 * Tells a thread that loops from a sound one that gets no processor: on a machine with too much to do both are silent, but
 * only the first one uses processor time. `readUsedMs` resolves with the processor time that the thread has used so far, and
 * may reject while it ends.
 */
export function createSilenceJudge(readUsedMs: () => Promise<number>): JudgeSilence {
  let silence: { before: number | null; usedMs: number } | null = null;
  return (silentMs, heartbeatMs) => {
    if (silentMs < suspectMs) {
      silence = null;
      return false;
    }
    silence ??= { before: null, usedMs: 0 };
    // An answer that comes after a sign of life belongs to the silence before it.
    const present = silence;
    readUsedMs().then(
      (usedMs) => {
        present.before ??= usedMs;
        present.usedMs = usedMs - present.before;
      },
      () => {},
    );
    const isLooping = silentMs >= heartbeatMs && present.usedMs >= heartbeatMs - startMs;
    return isLooping || silentMs >= maxHeartbeats * heartbeatMs;
  };
}
