import type { Json } from './engine.ts';

/** A call in the page as text: both ways values travel as JSON, so that either protocol carries the same. */
interface EncodedCall {
  /** An async function of one text that returns one. */
  readonly declaration: string;
  readonly argument: string;
}

/** Writes the call of a function with values. */
export function encodeCall(run: (...values: never) => unknown, values: readonly Json[]): EncodedCall {
  return {
    declaration: `async (json) => JSON.stringify(await (${String(run)})(...JSON.parse(json))) ?? 'null'`,
    argument: JSON.stringify(values),
  };
}
