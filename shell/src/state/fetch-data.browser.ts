import { createTraceHeaders } from '@kmx/shared-contracts/trace-headers.browser.ts';
import * as v from 'valibot';

/** Answers of the shell's own endpoints are waited for this long. */
const deadlineMs = 8000;

/** Reads and parses an answer of an endpoint of the shell; rejects on any failure. */
export async function fetchData<Schema extends v.GenericSchema>(
  schema: Schema,
  address: string,
): Promise<v.InferOutput<Schema>> {
  const answer = await fetch(address, {
    headers: { accept: 'application/json', ...createTraceHeaders() },
    signal: AbortSignal.timeout(deadlineMs),
  });
  if (!answer.ok) throw new Error(`${address.split('?')[0]} answered ${answer.status}`);
  return v.parse(schema, await answer.json());
}
