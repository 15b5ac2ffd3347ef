import { createRequestError } from './schema/reading/content-request.ts';

/** Largest text of a query or mutation with its variables: those of the vendor's largest plan (HY-82). */
const maxQueryBytes = 20 * 1024;
const maxMutationBytes = 80 * 1024;

/** Throws status 413 when text and variables of an operation are together too large (HY-82). */
export function checkRequestSize(query: string, variables: unknown): void {
  const size = Buffer.byteLength(query) + Buffer.byteLength(JSON.stringify(variables ?? {}));
  const isMutation = /^\s*(?:#[^\n]*\n\s*)*mutation\b/.test(query);
  const maxBytes = isMutation ? maxMutationBytes : maxQueryBytes;
  if (size > maxBytes) throw createRequestError(413, `the request has ${size} bytes; ${maxBytes} are allowed`);
}
