import type { Json } from './engine.ts';

/** A call in the page as text: both ways values travel as JSON, so that either protocol carries the same. */
interface EncodedCall {
  /** An async function of one text that returns one. */
  readonly declaration: string;
  readonly argument: string;
}

/** Reads what a call returned, whose shape its function declares. */
export const decodeResult = <Result>(json: string): Result => JSON.parse(json) as Result;

/** Writes the call of a function with values. */
export function encodeCall(run: (...values: never) => unknown, values: readonly Json[]): EncodedCall {
  return {
    declaration: `async (json) => JSON.stringify(await (${String(run)})(...JSON.parse(json))) ?? 'null'`,
    argument: JSON.stringify(values),
  };
}
