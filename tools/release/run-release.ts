import { createInterface } from 'node:readline/promises';
import { NotServedError } from '@kmx/release-registry/active-set/confirm-serving.server.ts';
import { ReleaseConflictError, ReleaseRefusedError } from '@kmx/release-registry/release/release-errors.ts';
import { BuildError } from './build-description.ts';
import type { Command } from './command.ts';
import type { CommandResult } from './command-result.ts';
import { openRegistry } from './open-registry.ts';
import { NotDoneError, parseReleaseArguments, UsageError } from './parse-arguments.ts';
import { renderNotServed, renderRefusal } from './render-messages.ts';
import { CanaryEndedError } from './watch-canary.ts';

/** The release command of a program: which commands it has, and how to call it. */
export interface ReleaseProgram {
  readonly commands: ReadonlyMap<string, Command>;
  readonly usage: string;
}

interface Failure {
  readonly exitCode: number;
  readonly message: string;
  readonly data: unknown;
}

function mapFailure(error: unknown, usage: string): Failure {
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
  if (error instanceof CanaryEndedError) {
    return { exitCode: 7, message: error.message, data: { error: 'canary-ended', message: error.message } };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { exitCode: 1, message: `Failed: ${message}`, data: { error: 'failed', message } };
}

async function runCommand(words: readonly string[], { commands, usage }: ReleaseProgram): Promise<CommandResult> {
  const options = parseReleaseArguments(words);
  if (options.command === 'help') return { message: usage, data: { usage } };
  const command = commands.get(options.command);
  if (command === undefined) throw new UsageError(`${options.command} is not a command`);
  const { env } = process;
  const by = env['RELEASE_BY'] || env['USER'] || 'unknown';
  const registry = openRegistry(env);
  try {
    return await command(options, { registry, reports: registry.reports, environment: env, root: '.', by, ask });
  } finally {
    await registry.close();
  }
}

async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new NotDoneError(`${question}\nThere is nobody to ask here: repeat the command with --yes.`);
  const dialog = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await dialog.question(question);
  dialog.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Runs a release command by its words, prints the result, and returns the exit code. */
export async function runRelease(words: readonly string[], program: ReleaseProgram): Promise<number> {
  const isJson = words.includes('--json');
  try {
    const { message, data } = await runCommand(words, program);
    process.stdout.write(`${isJson ? JSON.stringify(data) : message}\n`);
    return 0;
  } catch (error) {
    const failure = mapFailure(error, program.usage);
    if (isJson) process.stdout.write(`${JSON.stringify(failure.data)}\n`);
    else process.stderr.write(`${failure.message}\n`);
    return failure.exitCode;
  }
}
