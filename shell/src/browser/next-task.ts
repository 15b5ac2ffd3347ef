/**
 * Continues in a task of its own, so that the browser may answer what the visitor does in between; ahead of what waits
 * where the browser has a scheduler.
 */
export function nextTask(): Promise<void> {
  return globalThis.scheduler?.yield?.() ?? new Promise((resolve) => void setTimeout(resolve));
}
