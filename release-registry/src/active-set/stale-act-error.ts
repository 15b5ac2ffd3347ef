/** What an act was meant for is not so any more: another version is active, or another canary runs. */
export class StaleActError extends RangeError {
  override readonly name = 'StaleActError';
}
