/** One device and what it does, in the words that WebDriver and WebDriver BiDi share. */
export interface InputSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly actions: readonly Readonly<Record<string, string | number>>[];
}

/** A value that survives JSON, which is what the protocols carry. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined };

/** The one tab of a person in a browser without history, cookies and storage. */
export interface Tab {
  /** Begins to load an address; the document is another one once it has arrived. */
  readonly navigate: (url: string) => Promise<void>;
  readonly goBack: () => Promise<void>;
  readonly goForward: () => Promise<void>;
  /** Runs a function in the page; it must not refer to anything outside of itself. */
  readonly evaluate: <Values extends readonly Json[], Result>(
    run: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ) => Promise<Result>;
  /** Moves, presses and types as a person does: the page sees trusted events. */
  readonly act: (sources: readonly InputSource[]) => Promise<void>;
  readonly takeScreenshot: () => Promise<Uint8Array>;
  /** What the browser or the page complained about until now. */
  readonly listComplaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** A running browser. */
export interface Engine {
  readonly openTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}
