import { deskRefusalSchema } from '@kmx/shared-contracts/endpoints/desk.schema.ts';
import type { CombinedError } from '@urql/core';
import * as v from 'valibot';

/** Why the service desk did not do what was asked; each kind has a designed answer. */
export type DeskErrorKind =
  | 'offline'
  | 'timeout'
  | 'unavailable'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'validation'
  | 'user-exists'
  | 'rate-limited'
  | 'too-large'
  | 'unexpected';

const kinds: Readonly<Record<string, DeskErrorKind>> = {
  UNAUTHENTICATED: 'signed-out',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'not-found',
  CONFLICT: 'conflict',
  VALIDATION: 'validation',
  USER_EXISTS: 'user-exists',
  RATE_LIMITED: 'rate-limited',
  TOO_LARGE: 'too-large',
  UNAVAILABLE: 'unavailable',
};

/** A refusal or failure of the service desk; `message` is technical and shown as a detail only (ERR-014). */
export class DeskError extends Error {
  override readonly name = 'DeskError';
  readonly kind: DeskErrorKind;
  /** What the service desk says besides its code, such as `field`; to be parsed by whoever uses it. */
  readonly extensions: Readonly<Record<string, unknown>>;
  constructor(
    kind: DeskErrorKind,
    message: string,
    { extensions = {}, cause }: { extensions?: DeskError['extensions']; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.extensions = extensions;
  }
}

/** Turns a failure of the GraphQL client into one of the known kinds. */
export function mapDeskError(error: CombinedError): DeskError {
  const { networkError } = error;
  if (networkError instanceof DeskError) return networkError;
  const [first] = error.graphQLErrors;
  const extensions = v.safeParse(deskRefusalSchema, first?.extensions ?? {});
  if (first && extensions.success) {
    const kind = kinds[extensions.output.code ?? ''] ?? 'unexpected';
    return new DeskError(kind, first.message, { extensions: extensions.output, cause: error });
  }
  if (networkError?.name === 'TimeoutError') return new DeskError('timeout', networkError.message, { cause: error });
  if (networkError instanceof TypeError) {
    return new DeskError(navigator.onLine ? 'unavailable' : 'offline', networkError.message, { cause: error });
  }
  return new DeskError('unexpected', networkError?.message ?? error.message, { cause: error });
}
