/** One value of a list's state, and how it stands in the address. */
export interface ListParameter<Value> {
  /** Holds where the address says nothing, or nonsense; it is never written. */
  readonly usual: Value;
  /** Reads a text of the address; undefined for nonsense. */
  readonly read: (text: string) => Value | undefined;
  /** Whether another value than the usual one leaves entries out; an order leaves out none. */
  readonly narrows: boolean;
}

const maxTextLength = 200;

/** A text that narrows the list, such as a search or an id; empty for all. */
export function createTextParameter(accepts: (text: string) => boolean = () => true): ListParameter<string> {
  const read = (text: string) => {
    const trimmed = text.trim();
    return trimmed.length <= maxTextLength && accepts(trimmed) ? trimmed : undefined;
  };
  return { usual: '', read, narrows: true };
}

/** One of some values that narrows the list; empty for all. */
export function createFilterParameter<const Value extends string>(values: readonly Value[]): ListParameter<Value | ''> {
  return { usual: '', read: (text) => values.find((value) => value === text), narrows: true };
}

/** One of some values that leaves out nothing, such as an order. */
export function createChoiceParameter<const Value extends string>(
  values: readonly Value[],
  usual: NoInfer<Value>,
): ListParameter<Value> {
  return { usual, read: (text) => values.find((value) => value === text), narrows: false };
}
