import { StatusError } from '@kmx/shared-contracts/problem.ts';

export type RemoteFaultKind =
  | 'load-failed'
  | 'timeout'
  | 'loop'
  | 'memory'
  | 'exit'
  | 'threw'
  | 'invalid-result'
  | 'too-large'
  | 'overloaded'
  | 'fenced';

const statuses: Readonly<Partial<Record<RemoteFaultKind, number>>> = {
  'load-failed': 503,
  timeout: 504,
  overloaded: 503,
  fenced: 503,
};

/** A failure of a remote's own code; `status` is what the visitor's page is answered with (promise 1). */
export class RemoteFault extends StatusError {
  override readonly name = 'RemoteFault';
  readonly kind: RemoteFaultKind;
  /** `remote`: where it was thrown in the remote's own files; the shell's lines would say nothing. */
  constructor(kind: RemoteFaultKind, message: string, options: ErrorOptions & { readonly remote?: string } = {}) {
    super(statuses[kind] ?? 500, message, options);
    this.kind = kind;
    if (options.remote) this.stack = `RemoteFault: ${message}\n${options.remote}`;
  }
}

/** The fault of a page that waited in vain for a thread. */
export function createOverload(): RemoteFault {
  return new RemoteFault('overloaded', 'No render thread was free in time');
}
