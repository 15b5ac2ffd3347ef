/** A query with the values of its parameters. */
export type RunQuery = <Row = never>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** The database of a registry: what changes of it, and what has to be claimed by exactly one writer. */
export interface ReleaseDatabase {
  /** Runs one statement, which is done as a whole or not at all. Throws within ten seconds where the server does not answer. */
  readonly query: RunQuery;
  /**
   * Calls `onNotice` for each notice in a channel, and `onEnd` once when no more will come; returns a function that ends
   * it. Rejects when the server cannot be reached.
   */
  readonly listen: (channel: string, onNotice: () => void, onEnd: () => void) => Promise<() => void>;
  readonly close: () => Promise<void>;
}

/** A failure after which it is not known whether a statement was done. */
export class OutcomeUnknownError extends Error {
  override readonly name = 'OutcomeUnknownError';
}
