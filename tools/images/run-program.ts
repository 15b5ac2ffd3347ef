import { execFile, spawnSync } from 'node:child_process';

/** What a program printed, and how it ended; -1 when it could not be started or took too long. */
export interface ProgramResult {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

const maxBuffer = 64 * 1024 * 1024;

/** Runs a program to its end, for at most `seconds`, and keeps what it prints. */
export function runProgram(program: string, words: readonly string[], seconds = 120): ProgramResult {
  const result = spawnSync(program, words, { encoding: 'utf8', timeout: seconds * 1000, maxBuffer });
  // Nothing was printed by a program that could not be started.
  const { stdout = '', stderr = '' } = result as { stdout?: string; stderr?: string };
  return { code: result.status ?? -1, output: stdout.trim(), errors: stderr.trim() };
}

/** The same while this process goes on. */
export function runProgramBeside(program: string, words: readonly string[], seconds: number): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = execFile(program, words, { timeout: seconds * 1000, maxBuffer }, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, output: stdout.trim(), errors: stderr.trim() });
    });
  });
}

/** Runs a program with the terminal attached; whether it succeeded. */
export function showProgram(program: string, words: readonly string[], environment: NodeJS.ProcessEnv = {}): boolean {
  const env = { ...process.env, ...environment };
  return spawnSync(program, words, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}
