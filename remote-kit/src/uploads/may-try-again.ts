/** Answers that another moment may change: what is being written, too many requests, a server that starts or is behind one. */
const passingStatuses = [409, 423, 429, 502, 503, 504];

/** Whether sending a part of a file once more may succeed; `status` is null where no answer came, as on a broken line. */
export function mayTryAgain(status: number | null): boolean {
  return status === null || passingStatuses.includes(status);
}
