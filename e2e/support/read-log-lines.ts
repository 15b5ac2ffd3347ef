import { readFileSync } from 'node:fs';

/** Lines that processes have written to these log files at level warn, error or fatal, or only at the last two. */
export function readLogLines(files: readonly string[], least: 'warn' | 'error'): readonly string[] {
  const levels = least === 'warn' ? /"level":"(?:warn|error|fatal)"/ : /"level":"(?:error|fatal)"/;
  return files.flatMap((file) => readFileSync(file, 'utf8').split('\n')).filter((line) => levels.test(line));
}
