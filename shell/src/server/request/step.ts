import type { Answer } from '../http/answer.ts';
import type { RequestContext } from './request-context.ts';
import type { Shell } from './shell.ts';

/** A step of the pipeline, with the names of the parts of the shell that it is handed. */
export interface Step<Part extends keyof Shell = keyof Shell> {
  readonly name: string;
  /** Answers, or adds to the context and leaves the answer to a later step. */
  readonly run: (context: RequestContext, shell: Pick<Shell, Part>) => Answer | undefined | Promise<Answer | undefined>;
}

/** Runs steps in order until one answers. */
export async function runSteps(steps: readonly Step[], context: RequestContext, shell: Shell): Promise<Answer> {
  for (const step of steps) {
    const running = step.run(context, shell);
    // Most steps know at once that a request is not theirs; waiting for each would cost a kept page a good part of its time.
    const answer = running instanceof Promise ? await running : running;
    if (answer) return answer;
  }
  throw new Error('No step of the pipeline answered');
}
