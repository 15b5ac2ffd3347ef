import type { ShellResponse } from '../http/shell-response.ts';
import type { RequestContext } from './request-context.ts';
import type { Shell } from './shell.ts';

/** A step of the pipeline, with the names of the parts of the shell that it receives. */
export interface Step<Part extends keyof Shell = keyof Shell> {
  readonly name: string;
  /** Answers, or adds to the context and leaves the answer to a later step. */
  readonly run: (
    context: RequestContext,
    shell: Pick<Shell, Part>,
  ) => ShellResponse | undefined | Promise<ShellResponse | undefined>;
}

/** Runs steps in order until one answers. */
export async function runSteps(steps: readonly Step[], context: RequestContext, shell: Shell): Promise<ShellResponse> {
  for (const step of steps) {
    const running = step.run(context, shell);
    // Most steps know synchronously that a request is not theirs; awaiting each would cost a cached page a good part of its time.
    const response = running instanceof Promise ? await running : running;
    if (response) return response;
  }
  throw new Error('No step of the pipeline answered');
}
