import { readBody } from './http-answer.ts';
import type { Exchange } from './identity-context.ts';

/** Reads one posted field of a form, cut to a length. */
export type ReadField = (name: string, maxLength: number) => string;

/** Reads a posted form; a missing field is empty, a longer one is cut. */
export async function readForm({ request }: Exchange): Promise<ReadField> {
  const fields = new URLSearchParams(await readBody(request));
  return (name, maxLength) => (fields.get(name) ?? '').slice(0, maxLength);
}
