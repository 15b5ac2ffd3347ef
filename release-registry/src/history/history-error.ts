/** The history of the registry cannot be followed; the message says what is wrong and what to do. */
export class HistoryError extends Error {
  constructor(message: string) {
    super(`release history: ${message}`);
    this.name = 'HistoryError';
  }
}
