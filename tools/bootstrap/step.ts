/** One program that `npm test` runs. */
export interface Step {
  /** What a person reads. */
  readonly name: string;
  /**
   * Program (looked up in node_modules/.bin first) and its arguments; `{report}` stands for the file of this step's report,
   * `{reports}` for the folder with the reports of all steps.
   */
  readonly command: readonly string[];
  /** Files or folders; the step is left out, and said to be, while one is missing. */
  readonly needs?: readonly string[];
  /** The program writes a vitest JSON report to the file that stands for {report}. */
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

/** What a step came to, with its failures and test files where it counts them. */
export interface StepResult extends Outcome {
  readonly failures: readonly string[];
  /** Named by their paths from the root of the repository. */
  readonly files: readonly Outcome[];
}
