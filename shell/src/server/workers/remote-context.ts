import { type Context, createContext } from 'node:vm';

interface RemoteContextOptions {
  readonly name: string;
  readonly timers: Readonly<Record<string, (...values: unknown[]) => unknown>>;
  readonly log: (message: string) => void;
}

function createRemoteConsole(log: RemoteContextOptions['log']): object {
  const write = (...values: unknown[]) => log(values.map(String).join(' '));
  return Object.freeze({ debug: write, error: write, info: write, log: write, trace: write, warn: write });
}

/** An own realm with listed globals: `process`, `fetch` and Node's modules are not among them. */
export function createRemoteContext({ name, timers, log }: RemoteContextOptions): Context {
  return createContext(
    {
      AbortController,
      AbortSignal,
      TextDecoder,
      TextEncoder,
      URL,
      URLSearchParams,
      console: createRemoteConsole(log),
      performance,
      queueMicrotask,
      structuredClone,
      ...timers,
    },
    { name, codeGeneration: { strings: false, wasm: false } },
  );
}
