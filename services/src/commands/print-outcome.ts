import { RefusedError, UsageError } from './command-errors.ts';

const exitCodes = { UsageError: 2, RefusedError: 3 } as const;

/** Runs a command and prints what it says; exit codes: 0 done, 1 failed, 2 usage, 3 refused. */
export async function printOutcome(usage: string, run: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await run()}\n`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(error instanceof UsageError ? `${message}\n\n${usage}\n` : `${message}\n`);
    process.exitCode = error instanceof UsageError || error instanceof RefusedError ? exitCodes[error.name] : 1;
  }
}
