import { readFileSync, statSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

const suffix = '_FILE';
const maxBytes = 64 * 1024;

function describeReason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
}

/**
 * Takes variables from files, as orchestrators provide secrets: `NAME_FILE` names a file whose text, without line breaks at
 * its end, is the value of `NAME`. Returns the environment with these values, and what is wrong as `NAME_FILE: problem`.
 */
export function readVariableFiles(
  environment: Environment,
  names: Iterable<string>,
): { readonly environment: Environment; readonly problems: readonly string[] } {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const file = environment[`${name}${suffix}`];
    if (file === undefined || file === '') continue;
    const fail = (problem: string) => void problems.push(`${name}${suffix}: ${problem}`);
    if (environment[name]) fail(`${name} is set as well; set one of them`);
    else {
      try {
        if (statSync(file).size > maxBytes) fail(`${file} has more than ${maxBytes} bytes`);
        else values[name] = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
        if (values[name] === '') fail(`${file} is empty`);
      } catch (error) {
        fail(`${file} cannot be read (${describeReason(error)})`);
      }
    }
  }
  return { environment: { ...environment, ...values }, problems };
}
