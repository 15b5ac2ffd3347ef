/** Why the editor area did not get what it asked for; each kind has a designed answer. */
// @ts-nocheck

export type EditorErrorKind =
  | 'offline'
  | 'timeout'
  | 'unavailable'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'refused'
  | 'changed'
  | 'too-many'
  | 'too-large'
  | 'unexpected';

/** A refusal or failure; `message` is technical and shown as a detail only (ERR-014), `body` is the answer, unparsed. */
export class EditorError extends Error {
  override readonly name = 'EditorError';
  readonly kind: EditorErrorKind;
  readonly body: unknown;
  constructor(kind: EditorErrorKind, message: string, { body, cause }: { body?: unknown; cause?: unknown } = {}) {
    super(message, { cause });
    this.kind = kind;
    this.body = body ?? null;
  }
}

const kindOfStatus: Readonly<Record<number, EditorErrorKind>> = {
  400: 'refused',
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  409: 'refused',
  413: 'too-large',
  415: 'refused',
  422: 'refused',
  429: 'too-many',
};

/** The kind of failure that an HTTP status means. */
export function resolveErrorKind(status: number): EditorErrorKind {
  return kindOfStatus[status] ?? (status >= 500 ? 'unavailable' : 'unexpected');
}

/** Turns whatever was thrown into one of the known kinds. */
export function mapEditorError(error: unknown): EditorError {
  if (error instanceof EditorError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new EditorError('timeout', message, { cause: error });
  }
  if (error instanceof TypeError && typeof navigator !== 'undefined') {
    return new EditorError(navigator.onLine ? 'unavailable' : 'offline', message, { cause: error });
  }
  return new EditorError('unexpected', message, { cause: error });
}
