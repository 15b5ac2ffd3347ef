import { commandMs, withDeadline } from './deadline.ts';

type Parameters = Readonly<Record<string, unknown>>;

interface Message {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number;
  readonly result?: unknown;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

/** A connection that speaks WebDriver BiDi. */
export interface BidiConnection {
  /** Sends a command and returns its result, of which the caller names the shape. */
  readonly send: <Result>(method: string, parameters: Parameters) => Promise<Result>;
  readonly listen: (event: string, note: (parameters: unknown) => void) => void;
  readonly close: () => void;
}

/** Connects to a browser that listens. */
export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url);
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, (parameters: unknown) => void>();
  let count = 0;
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as Message;
    if (message.type === 'event') return listeners.get(message.method ?? '')?.(message.params);
    const answer = pending.get(message.id ?? -1);
    pending.delete(message.id ?? -1);
    if (message.type === 'error') answer?.reject(new Error(message.message));
    else answer?.resolve(message.result);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of pending.values()) reject(new Error('The browser has ended the connection'));
  });
  const opened = new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`${url} does not answer`)));
  });
  await withDeadline(opened, url, commandMs);
  return {
    send: <Result>(method: string, params: Parameters) => {
      count += 1;
      const answer = Promise.withResolvers<unknown>();
      pending.set(count, answer);
      socket.send(JSON.stringify({ id: count, method, params }));
      return withDeadline(answer.promise as Promise<Result>, method, commandMs);
    },
    listen: (event, note) => void listeners.set(event, note),
    close: () => socket.close(),
  };
}
