import { type PageResult, pageResultSchema } from '@kmx/shared-contracts/page.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import * as v from 'valibot';
import type { WorkerMessage } from './messages.ts';
import { RemoteFault } from './remote-fault.ts';

type FailedMessage = Extract<WorkerMessage, { readonly type: 'failed' }>;

const resultMessageSchema = v.pipe(v.string(), v.parseJson(), pageResultSchema);

/** Parses the result of a remote's `load`; a fault `too-large` or `invalid-result` if it is none. */
export function parsePageResult(json: string, maxLength: number): PageResult | RemoteFault {
  if (json.length > maxLength) return new RemoteFault('too-large', `The page result has ${json.length} characters`);
  const parsed = v.safeParse(resultMessageSchema, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  return new RemoteFault('invalid-result', `Page result: ${v.getDotPath(issue) ?? 'root'}: ${issue.message}`);
}

/** What a remote threw, as the pool's caller sees it: the backend's status while loading, else the remote's fault. */
export function mapFailure({ kind, status, message }: FailedMessage, isLoading: boolean): StatusError {
  if (kind === 'threw' && status !== null && isLoading) return new StatusError(status, message);
  return new RemoteFault(kind === 'aborted' ? 'timeout' : kind, message);
}
