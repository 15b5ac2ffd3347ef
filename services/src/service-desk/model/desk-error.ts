import { GraphQLError } from 'graphql';

/** Every code that an answer of the service desk can carry. */
export type DeskErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'VALIDATION'
  | 'USER_EXISTS'
  | 'RATE_LIMITED'
  | 'TOO_LARGE';

const statuses: Readonly<Record<DeskErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  VALIDATION: 422,
  USER_EXISTS: 409,
  RATE_LIMITED: 429,
  TOO_LARGE: 413,
};

const messages: Readonly<Record<DeskErrorCode, string>> = {
  UNAUTHENTICATED: 'A valid identity token is needed',
  FORBIDDEN: 'This is not allowed',
  NOT_FOUND: 'There is no such object',
  CONFLICT: 'The object is in another state',
  VALIDATION: 'A value is not valid',
  USER_EXISTS: 'The user already exists',
  RATE_LIMITED: 'Too many changes in a short time',
  TOO_LARGE: 'This is too much',
};

/** Name of an input field with the id of its problem; the portal has the text. */
export interface FieldProblem {
  readonly field: string;
  readonly messageId: string;
}

/** An answer that refuses; the HTTP status goes with the code (D-24). */
export function createDeskError(code: DeskErrorCode, details: Readonly<Record<string, unknown>> = {}): GraphQLError {
  const status = statuses[code];
  return new GraphQLError(messages[code], { extensions: { ...details, code, status, http: { status } } });
}

/** Invalid fields; the first one also separately. */
export function createValidationError(problems: readonly FieldProblem[]): GraphQLError {
  return createDeskError('VALIDATION', { ...problems[0], problems });
}

/** What a reader needs to continue after someone else was faster. */
export interface CurrentState {
  readonly id: string;
  readonly version: number;
  readonly status: string;
}

/** VERSION: changed in the meantime; TRANSITION: not from this status (D-24); TOO_LATE: the time to reopen is over (D-22). */
export function createConflictError(
  reason: 'VERSION' | 'TRANSITION' | 'TOO_LATE',
  current: CurrentState,
): GraphQLError {
  return createDeskError('CONFLICT', { reason, current });
}
