/** One program that `npm test` runs. */
export interface Step {
  /** The name shown to people. */
  readonly name: string;
  /**
   * Program (looked up in node_modules/.bin first) and its arguments; `{report}` is replaced by the file of this step's
   * report, `{reports}` by the folder with the reports of all steps.
   */
  readonly command: readonly string[];
  /** Files or folders; the step is skipped, and reported as skipped, while one is missing. */
  readonly needs?: readonly string[];
  /** The program writes a vitest JSON report to the file that `{report}` is replaced by. */
  readonly counts?: 'vitest';
}

/** What something came to: a step, a test file, or several of them; the time is in seconds. */
export interface Outcome {
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'left out';
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  /** Why it was left out. */
  readonly detail: string;
}

/** The result of a step, with its failures and test files when it counts them. */
export interface StepResult extends Outcome {
  readonly failures: readonly string[];
  /** Named by their paths from the root of the repository. */
  readonly files: readonly Outcome[];
}
