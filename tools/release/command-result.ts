/** The output of a command: a message for people and the same as data for `--json`. */
export interface CommandResult {
  readonly message: string;
  readonly data: unknown;
}
