import { pageResultSchema } from '@kmx/shared-contracts/page.ts';
import { isPageRedirect, pageRedirectSchema } from '@kmx/shared-contracts/page-redirect.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import * as v from 'valibot';
import type { LoadedAnswer } from './loaded-result.ts';
import type { LocateStack } from './locate-stack.ts';
import type { WorkerMessage } from './messages.ts';
import { RemoteError } from './remote-error.ts';

type LoadedMessage = Extract<WorkerMessage, { readonly type: 'loaded' }>;
type FailedMessage = Extract<WorkerMessage, { readonly type: 'failed' }>;

const pageSchema = v.omit(pageResultSchema, ['data']);
const answerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  // Told apart first, so that a page that is wrong is described as a page.
  v.lazy((answer) =>
    typeof answer === 'object' && answer !== null && isPageRedirect(answer) ? pageRedirectSchema : pageSchema,
  ),
);

/** Parses the answer of a remote's `load`; a fault `too-large` or `invalid-result` if it is none. */
export function parseLoadAnswer(
  { result, data, queryTags }: LoadedMessage,
  maxLength: number,
): LoadedAnswer | RemoteError {
  const length = result.length + data.length;
  if (length > maxLength) return new RemoteError('too-large', `The page result has ${length} characters`);
  const parsed = v.safeParse(answerSchema, result);
  if (parsed.success) {
    const { output } = parsed;
    return isPageRedirect(output) ? output : { ...output, dataJson: data, queryTags };
  }
  const [issue] = parsed.issues;
  return new RemoteError('invalid-result', `Page result: ${v.getDotPath(issue) ?? 'root'}: ${issue.message}`);
}

/** An error thrown by a remote, as the pool's caller sees it: the backend's status while loading, otherwise the remote's fault. */
export function mapFailure(
  { kind, status, message, stack }: FailedMessage,
  isLoading: boolean,
  locate: LocateStack,
): StatusError {
  if (kind === 'threw' && status !== null && isLoading) return new StatusError(status, message);
  return new RemoteError(kind === 'aborted' ? 'timeout' : kind, message, { remote: locate(stack) });
}
