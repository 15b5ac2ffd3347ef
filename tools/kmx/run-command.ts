import { build } from './build.ts';
import { KmxError } from './kmx-error.ts';
import { newRepository } from './new-repository.ts';
import { release } from './release.ts';
import { runTests } from './run-tests.ts';
import { usage } from './usage.ts';

/** Runs with the words after its name, and gives the exit code. */
type KmxCommand = (words: readonly string[]) => number | Promise<number>;

const commands: ReadonlyMap<string, KmxCommand> = new Map<string, KmxCommand>([
  ['new', newRepository],
  ['build', build],
  ['test', runTests],
  ['release', release],
  // Its bundler and compiler take a moment to load.
  ['dev', async (words) => (await import('./develop.ts')).develop(words)],
]);

/** Runs a command by its words; prints why it does nothing, and returns the exit code. */
export async function runCommand([name = 'help', ...words]: readonly string[]): Promise<number> {
  const command = commands.get(name);
  if (command === undefined) {
    const isHelp = ['help', '--help', '-h'].includes(name);
    if (isHelp) console.log(usage);
    else console.error(`${name} is not a command.\n\n${usage}`);
    return isHelp ? 0 : 2;
  }
  try {
    return await command(words);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return error instanceof KmxError ? error.exitCode : 1;
  }
}
