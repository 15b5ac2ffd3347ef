/** A statement as it is stored; `text` null where what is stored is none that could be read. */
export interface StoredStatement {
  readonly revision: number;
  readonly text: string | null;
}

/** Where statements are kept, each immutable and under its revision. */
export interface StatementLog {
  /** Makes the place where they will be; done again, it changes nothing. */
  readonly prepare: () => Promise<void>;
  /** All statements, by revision. */
  readonly readAll: () => Promise<readonly StoredStatement[]>;
  /** The highest revision; undefined where there is none. */
  readonly readLatestRevision: () => Promise<number | undefined>;
  /**
   * Stores a statement, complete or not at all, if nobody has stored one under its revision; of N writers exactly one
   * gets true. Throws where it is not known whether it was stored.
   */
  readonly claim: (revision: number, text: string) => Promise<boolean>;
  /** Runs `check` at once, soon after each claim of anybody, and every second; returns a function that ends it. */
  readonly watch: (check: () => Promise<void>) => () => void;
}

/** A statement about a hundred units with their signatures takes a tenth of it. */
export const maxStatementBytes = 256 * 1024;

/** Lets a test end the process between two steps. */
export type OnStep = (step: string) => void;
