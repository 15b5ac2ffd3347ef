/** Why a backend did not do what was asked. A remote has a designed answer for each kind. */
export type RequestErrorKind =
  | 'offline'
  | 'timeout'
  | 'unavailable'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  /** Somebody else has changed the object since it was read. */
  | 'conflict'
  /** What was sent is not accepted as it is. */
  | 'refused'
  | 'rate-limited'
  | 'too-large'
  | 'unexpected';

interface RequestErrorDetails {
  readonly code?: string | undefined;
  readonly details?: unknown;
  readonly cause?: unknown;
}

/** A refusal or failure of a backend; `message` is technical and shown as a detail only (ERR-014). */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly kind: RequestErrorKind;
  /** The backend's own name of the failure, where it has one. */
  readonly code: string | null;
  /** What else the backend said, unparsed: the body of an HTTP response or the extensions of a GraphQL error. */
  readonly details: unknown;
  constructor(kind: RequestErrorKind, message: string, { code, details, cause }: RequestErrorDetails = {}) {
    super(message, { cause });
    this.kind = kind;
    this.code = code ?? null;
    this.details = details ?? null;
  }
}

/** Turns anything thrown while asking a backend into a RequestError: a passed deadline, a broken connection, or unexpected. */
export function mapRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new RequestError(resolveTransportKind(error), message, { cause: error });
}

function resolveTransportKind(error: unknown): RequestErrorKind {
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout';
  // What fetch throws without a response.
  if (error instanceof TypeError) return navigator.onLine ? 'unavailable' : 'offline';
  return 'unexpected';
}
