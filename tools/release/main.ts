import { createInterface } from 'node:readline/promises';
import { ReleaseConflictError, ReleaseRefusedError } from '@kmx/release-registry/release/release-errors.ts';
import { BuildError } from './build-description.ts';
import type { CommandResult } from './command-result.ts';
import { commands } from './commands.ts';
import { NotServedError } from './confirm-serving.ts';
import { openRegistry, openReports } from './open-registry.ts';
import { NotDoneError, parseReleaseArguments, UsageError } from './parse-arguments.ts';
import { renderNotServed, renderRefusal } from './render-messages.ts';

const usage = `Usage: npm run release -- <command> [--json]

  publish <unit> [--version v] [--from folder]     make the unit's build an immutable release
  publish-all                                      publish and activate every unit that has a build
  activate <unit@version> ... [--expect buildId] [--wait seconds]
                                                   activate on top of the active set and wait until every
                                                   running shell serves it (30 s); else put the units back
  deactivate <remote> ...                          take remotes out of the active set
  rollback <unit> ... [--to version]               take units back to the version before, others stay
  rollback --set [--to buildId] [--yes]            restore a whole earlier set, also units of other teams
  list                                             releases, the active ones marked
  verify [unit@version]                            compare releases with their manifests, and the history
                                                   with its signatures
  history                                          every change of the active set
  prune [--keep 5] [--days 30] [--yes]             remove releases that are not active, not served, not among
                                                   the last versions of their unit, and not used for that long

  race                                             50 writers at once, on a registry of their own
  crash                                            100 writers killed, on a registry of their own

  --reason text goes into the history. Environment: RELEASES_DIR (.releases), RELEASE_PRIVATE_KEY and
  RELEASE_PRIVATE_KEYS (unit=key ...) to sign releases and acts, RELEASE_PUBLIC_KEY and RELEASE_PUBLIC_KEYS
  (unit=key ... platform=key) to demand signatures, RELEASE_BY for the history.
  Exit codes: 0 done, 1 failed, 2 usage or not done, 3 refused, 5 conflict, 6 not served and put back.`;

interface Failure {
  readonly exitCode: number;
  readonly message: string;
  readonly data: unknown;
}

function mapFailure(error: unknown): Failure {
  if (error instanceof UsageError) {
    return { exitCode: 2, message: `${error.message}\n\n${usage}`, data: { error: 'usage', message: error.message } };
  }
  if (error instanceof NotDoneError) {
    return { exitCode: 2, message: error.message, data: { error: 'not-done', message: error.message } };
  }
  if (error instanceof BuildError) {
    return { exitCode: 3, message: error.message, data: { error: 'build', message: error.message } };
  }
  if (error instanceof ReleaseRefusedError) {
    const data = { error: 'refused', reasons: error.reasons };
    return { exitCode: 3, message: renderRefusal(error.reasons), data };
  }
  if (error instanceof ReleaseConflictError) {
    const { expectedBuildId, actualBuildId } = error;
    const message = `Conflict: ${error.message}. Look at the active set and try again.`;
    return { exitCode: 5, message, data: { error: 'conflict', expectedBuildId, actualBuildId } };
  }
  if (error instanceof NotServedError) {
    const { problems, restored } = error;
    const data = { error: 'not-served', problems, restored };
    return { exitCode: 6, message: renderNotServed(problems, restored), data };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { exitCode: 1, message: `Failed: ${message}`, data: { error: 'failed', message } };
}

async function runCommand(words: readonly string[]): Promise<CommandResult> {
  const options = parseReleaseArguments(words);
  if (options.command === 'help') return { message: usage, data: { usage } };
  const command = commands.get(options.command);
  if (command === undefined) throw new UsageError(`${options.command} is not a command`);
  const { env } = process;
  const by = env['RELEASE_BY'] || env['USER'] || 'unknown';
  const registry = openRegistry(env);
  return command(options, { registry, reports: openReports(env), environment: env, root: '.', by, ask });
}

async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new NotDoneError(`${question}\nThere is nobody to ask here: repeat the command with --yes.`);
  const dialog = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await dialog.question(question);
  dialog.close();
  return /^y(es)?$/i.test(answer.trim());
}

const words = process.argv.slice(2);
const isJson = words.includes('--json');
try {
  const { message, data } = await runCommand(words);
  process.stdout.write(`${isJson ? JSON.stringify(data) : message}\n`);
} catch (error) {
  const failure = mapFailure(error);
  if (isJson) process.stdout.write(`${JSON.stringify(failure.data)}\n`);
  else process.stderr.write(`${failure.message}\n`);
  process.exitCode = failure.exitCode;
}
