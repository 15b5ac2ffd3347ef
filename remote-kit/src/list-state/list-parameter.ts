/** One value of a list's state, and how it is written in the address. */
export interface ListParameter<Value> {
  /** The default, for an absent or invalid value; never written to the address. */
  readonly fallback: Value;
  /** Parses a value from the address; undefined if it is invalid. */
  readonly read: (text: string) => Value | undefined;
  /** Whether any value other than the default leaves out entries; a sort order leaves out none. */
  readonly narrows: boolean;
}

const maxTextLength = 200;

/** A text that narrows the list, such as a search or an id; empty for no restriction. */
export function createTextParameter(accepts: (text: string) => boolean = () => true): ListParameter<string> {
  const read = (text: string) => {
    const trimmed = text.trim();
    return trimmed.length <= maxTextLength && accepts(trimmed) ? trimmed : undefined;
  };
  return { fallback: '', read, narrows: true };
}

/** One of several values that narrows the list; empty for no restriction. */
export function createFilterParameter<const Value extends string>(values: readonly Value[]): ListParameter<Value | ''> {
  return { fallback: '', read: (text) => values.find((value) => value === text), narrows: true };
}

/** One of several values that leaves out no entries, such as a sort order. */
export function createChoiceParameter<const Value extends string>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
): ListParameter<Value> {
  return { fallback, read: (text) => values.find((value) => value === text), narrows: false };
}
