import { currentJob } from './current-job.ts';
import type { Heartbeat } from './heartbeat.ts';

interface RemoteTimersOptions {
  readonly heartbeat: Heartbeat;
  /** Receives what a timer's function threw. */
  readonly reportStray: (error: unknown) => void;
}

type TimerFunction = (...values: unknown[]) => unknown;

/** Timers for a remote: they end with the job that started them, and their errors only reach the log. */
export function createRemoteTimers({ heartbeat, reportStray }: RemoteTimersOptions): Record<string, TimerFunction> {
  const running = new Map<number, () => void>();
  let lastHandle = 0;

  function clear(handle: unknown): void {
    if (typeof handle === 'number') running.get(handle)?.();
  }

  function start(run: unknown, values: unknown[], isRepeated: boolean, schedule: (tick: () => void) => () => void) {
    if (typeof run !== 'function') throw new TypeError('A timer needs a function');
    const job = currentJob.getStore();
    const handle = ++lastHandle;
    const forget = () => {
      running.delete(handle);
      job?.timers.delete(handle);
    };
    const stop = schedule(() => {
      if (!isRepeated) forget();
      if (job) heartbeat.enter(job.id);
      try {
        run(...values);
      } catch (error) {
        reportStray(error);
      }
    });
    const end = () => {
      forget();
      stop();
    };
    running.set(handle, end);
    job?.timers.set(handle, end);
    return handle;
  }

  return {
    setTimeout: (run, ms, ...values) =>
      start(run, values, false, (tick) => {
        const timer = setTimeout(tick, Number(ms));
        return () => clearTimeout(timer);
      }),
    setInterval: (run, ms, ...values) =>
      start(run, values, true, (tick) => {
        const timer = setInterval(tick, Number(ms));
        return () => clearInterval(timer);
      }),
    setImmediate: (run, ...values) =>
      start(run, values, false, (tick) => {
        const timer = setImmediate(tick);
        return () => clearImmediate(timer);
      }),
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: clear,
  };
}
