import { mapRequestError, RequestError, type RequestErrorKind } from '@kmx/remote-kit/data/request-error.ts';
import { sendSignedIn } from '@kmx/remote-kit/data/send-signed-in.ts';
import { problemSchema } from '@kmx/shared-contracts/problem.ts';
import type { AuthContract } from '@kmx/shared-contracts/shell-context.ts';
import * as v from 'valibot';

/** After this time without a response the shell is treated as failed. */
const defaultDeadlineMs = 10_000;

/** A request to an endpoint of the shell for operators. */
export interface ReleasesCall<Answer> {
  /** Path with its query. */
  readonly path: string;
  readonly schema: v.GenericSchema<unknown, Answer>;
  /** Sent as JSON by POST; absent for reading. */
  readonly body?: object;
  readonly deadlineMs?: number;
}

const kindOfStatus: Readonly<Record<number, RequestErrorKind>> = {
  400: 'refused',
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  422: 'refused',
  429: 'rate-limited',
};

async function send<Answer>(auth: AuthContract, call: ReleasesCall<Answer>): Promise<Response> {
  const { path, body, deadlineMs = defaultDeadlineMs } = call;
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  await auth.authorizeRequest(headers);
  return fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    cache: 'no-store',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(deadlineMs),
  });
}

async function readFailure(path: string, response: Response, isAct: boolean): Promise<RequestError> {
  const { status } = response;
  const problem = v.safeParse(problemSchema, await response.json().catch(() => null));
  // The shell itself says that it did nothing; whoever stands before it cannot know.
  const isRefusal = isAct && status === 503 && problem.success;
  const kind = isRefusal ? 'refused' : (kindOfStatus[status] ?? (status >= 500 ? 'unavailable' : 'unexpected'));
  const says = problem.success ? `: ${problem.output.detail ?? problem.output.title}` : '';
  return new RequestError(kind, `${path} answered ${status}${says}`);
}

/** Calls an endpoint of the shell for operators; rejects with a RequestError for every other answer than the expected one. */
export async function callReleases<Answer>(auth: AuthContract, call: ReleasesCall<Answer>): Promise<Answer> {
  try {
    const response = await sendSignedIn(auth, () => send(auth, call));
    const path = call.path.replace(/\?.*/, '');
    if (!response.ok) throw await readFailure(path, response, call.body !== undefined);
    const parsed = v.safeParse(call.schema, await response.json().catch(() => null));
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    throw new RequestError('unexpected', `${path} cannot be read: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
  } catch (error) {
    throw mapRequestError(error);
  }
}
