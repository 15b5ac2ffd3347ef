import { readUrgency, type Urgency } from '../../cache/urgency.ts';
import { type AdaptivePace, createAdaptivePace, type PaceOptions } from './adaptive-pace.ts';
import { readRetryAfter } from './retry-after.ts';
import { NotSentError } from './upstream-error.ts';

/** `waited`: was not sent immediately; `refused`: answered 429; `given-up`: its time ended before its turn. */
export type LimiterEvent = 'sent' | 'waited' | 'refused' | 'given-up';

export interface LimiterOptions extends PaceOptions {
  readonly name: string;
  readonly concurrentRequests: number;
  /** For metrics. */
  readonly onEvent?: (event: LimiterEvent) => void;
  readonly onWaiting?: (count: number) => void;
}

interface LimitedRequest {
  /** Whether it may be sent again after a refusal. */
  readonly isRead: boolean;
  readonly signal: AbortSignal;
  /** Monotonic time at which its response is due. */
  readonly deadlineAt: number;
}

/** Keeps to the limits of a backend by waiting instead of sending (HY-83). */
export interface RequestLimiter {
  /**
   * Sends a request when it is its turn and, if it is a read, again after each 429 while there is time. Rejects with a
   * NotSentError when its time ends before its turn, and with the reason of the signal.
   */
  readonly run: (send: () => Promise<Response>, request: LimitedRequest) => Promise<Response>;
  /** Whether requests wait for their turn. */
  readonly isBusy: () => boolean;
}

interface Waiting {
  readonly urgency: Urgency;
  readonly start: () => void;
}

/** Part of a request's time that is reserved for its response; a request with less time left is not sent in vain. */
const answerMs = 250;
/** Every tenth turn is for the background, so that what visitors see does not stay old for ever. */
const backgroundTurn = 10;

/** Creates the limiter of one process; all clients of a backend share one. */
export function createRequestLimiter(options: LimiterOptions): RequestLimiter {
  const { name, concurrentRequests, onEvent = () => {}, onWaiting = () => {} } = options;
  const now = options.now ?? (() => performance.now());
  const pace: AdaptivePace = createAdaptivePace(options);
  const waiting: Waiting[] = [];
  let running = 0;
  let turns = 0;
  let timer: NodeJS.Timeout | undefined;

  function takeTurn(): boolean {
    if (running >= concurrentRequests || !pace.take()) return false;
    running += 1;
    turns += 1;
    return true;
  }

  function dispatch(): void {
    while (waiting.length > 0 && takeTurn()) {
      const wantsBackground = turns % backgroundTurn === 0;
      const found = waiting.findIndex(({ urgency }) => urgency.isBackground === wantsBackground);
      waiting[Math.max(0, found)]?.start();
    }
    clearTimeout(timer);
    // The end of a running request dispatches the next one.
    if (waiting.length > 0 && running < concurrentRequests) timer = setTimeout(dispatch, pace.measurePause());
  }

  function waitForTurn({ signal, deadlineAt }: LimitedRequest, isAgain: boolean): Promise<void> {
    signal.throwIfAborted();
    if (waiting.length === 0 && takeTurn()) return Promise.resolve();
    const remaining = deadlineAt - answerMs - now();
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        urgency: readUrgency(),
        start: () => {
          leave();
          resolve();
        },
      };
      const giveUp = (): void => {
        leave();
        onEvent('given-up');
        reject(new NotSentError(`${name} is asked for more than it allows`));
      };
      const stop = (): void => {
        leave();
        reject(signal.reason as Error);
      };
      function leave(): void {
        clearTimeout(expiry);
        signal.removeEventListener('abort', stop);
        waiting.splice(waiting.indexOf(entry), 1);
        onWaiting(waiting.length);
      }
      const expiry = setTimeout(giveUp, Math.max(0, remaining));
      signal.addEventListener('abort', stop, { once: true });
      // Who was refused has waited already.
      waiting.splice(isAgain ? 0 : waiting.length, 0, entry);
      onWaiting(waiting.length);
      if (pace.measurePause() > remaining) return giveUp();
      onEvent('waited');
      dispatch();
    });
  }

  async function sendOnce(send: () => Promise<Response>): Promise<Response> {
    onEvent('sent');
    try {
      const response = await send();
      if (response.status === 429) {
        onEvent('refused');
        pace.slowDown(readRetryAfter(response.headers));
      }
      return response;
    } finally {
      running -= 1;
      dispatch();
    }
  }

  return {
    run: async (send, request) => {
      await waitForTurn(request, false);
      for (;;) {
        const response = await sendOnce(send);
        const hasTime = now() + pace.measurePause() < request.deadlineAt - answerMs;
        if (response.status !== 429 || !request.isRead || !hasTime) return response;
        await waitForTurn(request, true);
      }
    },
    isBusy: () => waiting.length > 0,
  };
}
