import * as v from 'valibot';
import { fetchUpstream } from '../calls/fetch-upstream.ts';
import { UpstreamError } from '../calls/upstream-error.ts';

/** Where the ended sessions of the editor area are kept for all shells; rejects with an UpstreamError when that fails. */
export interface EditorSessionsClient {
  readonly isEnded: (id: string) => Promise<boolean>;
  readonly end: (id: string) => Promise<void>;
}

const answerSchema = v.object({ isEnded: v.boolean() });
const maxResponseBytes = 1024;

export function createEditorSessionsClient(options: {
  /** The service that also keeps forms. */
  readonly origin: string;
  readonly token: string;
  readonly timeoutMs: number;
}): EditorSessionsClient {
  async function ask(method: 'GET' | 'PUT', id: string): Promise<boolean> {
    const response = await fetchUpstream({
      name: 'editor-sessions',
      fetch,
      url: `${options.origin}/editor-sessions/${id}`,
      init: { method, headers: { authorization: `Bearer ${options.token}` } },
      // Noting the same end twice is noting it once.
      isRead: true,
      signal: AbortSignal.timeout(options.timeoutMs),
      deadlineAt: performance.now() + options.timeoutMs,
      maxBytes: maxResponseBytes,
    });
    const answer = response.ok ? v.safeParse(answerSchema, await response.json()) : null;
    if (!answer?.success) throw new UpstreamError(502, `editor-sessions: ${response.status}`, response.status >= 500);
    return answer.output.isEnded;
  }
  return {
    isEnded: (id) => ask('GET', id),
    end: async (id) => {
      await ask('PUT', id);
    },
  };
}
