// @ts-nocheck
const denied = [
  'abort',
  'binding',
  'chdir',
  'disconnect',
  'dlopen',
  'exit',
  'getBuiltinModule',
  'initgroups',
  'kill',
  'reallyExit',
  'send',
  'setegid',
  'seteuid',
  'setgid',
  'setgroups',
  'setuid',
  'umask',
  '_debugEnd',
  '_debugProcess',
  '_kill',
  '_linkedBinding',
] as const;

/** Takes from this thread's `process` what would end the server; `process.kill` acts on the whole of it. */
export function guardProcess(): void {
  for (const name of denied) {
    Object.defineProperty(process, name, {
      value: () => {
        throw new Error(`process.${name} is not available to a remote`);
      },
      configurable: false,
      writable: false,
    });
  }
}
