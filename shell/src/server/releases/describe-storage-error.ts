/** Whether the file system refused something. */
export function isStorageError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
}

/** Why something could not be read or written; of the file system its code alone, because its message names folders. */
export function describeStorageError(error: unknown): string {
  if (isStorageError(error)) return error.code;
  return error instanceof Error ? error.message : String(error);
}
