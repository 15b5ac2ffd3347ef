/** A value of the shell that changes while the page lives; in the form of React's useSyncExternalStore, bound to nothing. */
export interface State<Value> {
  readonly read: () => Value;
  /** Calls the listener after each change, without the value; returns a function that ends this. */
  readonly watch: (listener: () => void) => () => void;
}
