import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';

const texts = {
  offline: 'request.offline',
  timeout: 'request.timeout',
  unavailable: 'request.unavailable',
  'signed-out': 'request.signedOut',
  forbidden: 'request.forbidden',
  'not-found': 'request.unexpected',
  conflict: 'request.conflict',
  refused: 'request.refused',
  'rate-limited': 'request.rateLimited',
  'too-large': 'request.unexpected',
  unexpected: 'request.unexpected',
} as const satisfies Readonly<Record<RequestError['kind'], string>>;

// Without an answer nobody knows whether the shell has received the act.
const withoutAnswer: ReadonlySet<RequestError['kind']> = new Set(['offline', 'timeout', 'unavailable']);

/** Id of the text that explains why nothing could be read, or why an act failed. */
export function nameFailure({ kind }: RequestError, isAct: boolean): string {
  return isAct && withoutAnswer.has(kind) ? 'request.actUnknown' : texts[kind];
}
