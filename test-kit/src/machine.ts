/** Where a server of a test runs. */
export interface Machine {
  /** Address at which it is reached, and on which it listens. */
  readonly address: string;
  /** Words before a command that make it run there; they become the command itself, so its process has the same number. */
  readonly enter: readonly string[];
}

/** The machine that runs the tests, reached by itself only. */
export const thisMachine: Machine = { address: '127.0.0.1', enter: [] };
