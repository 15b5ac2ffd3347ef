/** What is asked for during a fault. */
export type Kind = 'cached' | 'rendered' | 'search' | 'portal' | 'comment' | 'editor' | 'sign-in';

/**
 * Who answered a request that failed: the product, with its page or problem; somebody else, such as a balancer; nobody, as
 * the connection broke or ten seconds had passed.
 */
export type FailureForm = 'product' | 'other' | 'nobody';

/** One request and what became of it. */
export interface Answer {
  readonly kind: Kind;
  /** Time at which it was sent, of `performance.now()`. */
  readonly at: number;
  readonly milliseconds: number;
  /** Null where it succeeded. */
  readonly failure: { readonly form: FailureForm; readonly text: string } | null;
  /** It shows what belongs to somebody else, or to another page. */
  readonly isForeign: boolean;
}
