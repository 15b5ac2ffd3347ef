import { StatusError } from '@kmx/shared-contracts/problem.ts';

export type RemoteErrorKind =
  | 'load-failed'
  | 'timeout'
  | 'loop'
  | 'memory'
  | 'exit'
  | 'threw'
  | 'invalid-result'
  | 'too-large'
  | 'not-granted'
  | 'overloaded'
  | 'fenced';

const statuses: Readonly<Partial<Record<RemoteErrorKind, number>>> = {
  'load-failed': 503,
  timeout: 504,
  overloaded: 503,
  fenced: 503,
};

/** A failure of a remote's own code; `status` is that of the visitor's page (promise 1). */
export class RemoteError extends StatusError {
  override readonly name = 'RemoteError';
  readonly kind: RemoteErrorKind;
  /** `remote`: where it was thrown in the remote's own files; the shell's lines would add nothing. */
  constructor(kind: RemoteErrorKind, message: string, options: ErrorOptions & { readonly remote?: string } = {}) {
    super(statuses[kind] ?? 500, message, options);
    this.kind = kind;
    if (options.remote) this.stack = `RemoteError: ${message}\n${options.remote}`;
  }
}

/** The fault of a page that waited in vain for a thread. */
export function createOverload(): RemoteError {
  return new RemoteError('overloaded', 'No render thread was free in time');
}
