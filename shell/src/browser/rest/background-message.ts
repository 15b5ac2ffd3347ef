/** What a page at rest asks of its background thread. */
export interface BackgroundRequest {
  readonly addresses: readonly string[];
  /** Whether they go before all that waits. */
  readonly isUrgent: boolean;
  /** Whether the page wants the JSON of the answers; the browser's cache keeps them in any case. */
  readonly isAnswered: boolean;
}

/** The JSON that the page wanted. */
export interface BackgroundAnswer {
  readonly address: string;
  readonly json: unknown;
}
