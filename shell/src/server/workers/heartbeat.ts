import { getHeapStatistics } from 'node:v8';

const beatSlot = 0;
const activeJobSlot = 1;
const externalMegabytesSlot = 2;

/** How often a worker beats and how often the main thread looks, in milliseconds. */
export const beatMs = 25;

export function createHeartbeatBuffer(): SharedArrayBuffer {
  return new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT);
}

/** The worker's half of the shared buffer. */
export interface Heartbeat {
  /** Signals that the thread is alive; a timer alone would be starved by a burst of messages. */
  readonly beat: () => void;
  /** Names the job that gets control now, until the present turn of the event loop ends. */
  readonly enter: (jobId: number) => void;
}

/** Starts beating into the buffer. */
export function startHeartbeat(buffer: SharedArrayBuffer): Heartbeat {
  const slots = new Int32Array(buffer);
  let isLeaving = false;
  const beat = () => void Atomics.add(slots, beatSlot, 1);
  setInterval(() => {
    beat();
    // The heap limit of a thread does not count array buffers.
    Atomics.store(slots, externalMegabytesSlot, Math.round(getHeapStatistics().external_memory / 2 ** 20));
  }, beatMs);
  return {
    beat,
    enter: (jobId) => {
      beat();
      Atomics.store(slots, activeJobSlot, jobId);
      if (isLeaving) return;
      isLeaving = true;
      // React renders in a microtask after the call: only the end of the turn is the end of the job's section.
      setImmediate(() => {
        isLeaving = false;
        Atomics.store(slots, activeJobSlot, 0);
      });
    },
  };
}

/** The main thread's half of the shared buffer. */
export interface Pulse {
  /** Milliseconds without a beat, accumulated per check, so that a stall of the main thread is not blamed on the worker. */
  readonly look: () => number;
  readonly silentMs: () => number;
  /** Job in control, 0 if none. */
  readonly activeJob: () => number;
  readonly externalMegabytes: () => number;
}

export function createPulse(buffer: SharedArrayBuffer): Pulse {
  const slots = new Int32Array(buffer);
  let lastBeat = 0;
  let silentLooks = 0;
  return {
    look: () => {
      const beat = Atomics.load(slots, beatSlot);
      silentLooks = beat === lastBeat ? silentLooks + 1 : 0;
      lastBeat = beat;
      return silentLooks * beatMs;
    },
    silentMs: () => silentLooks * beatMs,
    activeJob: () => Atomics.load(slots, activeJobSlot),
    externalMegabytes: () => Atomics.load(slots, externalMegabytesSlot),
  };
}
