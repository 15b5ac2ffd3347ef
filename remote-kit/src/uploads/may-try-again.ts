/** Statuses that may pass: the file is being written, too many requests, a server that is starting or whose backend is. */
const passingStatuses = [409, 423, 429, 502, 503, 504];

/** Whether resending a chunk of a file may succeed; `status` is null when there was no response, as on a broken connection. */
export function mayTryAgain(status: number | null): boolean {
  return status === null || passingStatuses.includes(status);
}
