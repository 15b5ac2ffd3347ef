/** Why a command does nothing, as a sentence for the person who gave it. */
export class KmxError extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 2) {
    super(message);
    this.name = 'KmxError';
    this.exitCode = exitCode;
  }
}
