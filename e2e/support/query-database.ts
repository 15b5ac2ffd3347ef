import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { findPostgresPrograms } from '@kmx/test-kit/postgres-server.ts';

const run = promisify(execFile);
const deadlineMs = 20_000;

/** The program with which tests ask a PostgreSQL server. */
export const psqlProgram = (): string => path.join(findPostgresPrograms() ?? '', 'psql');

/** Words of psql that print bare values, for the database at an address. */
export const createPsqlWords = (url: string): readonly string[] => ['-X', '-q', '-t', '-A', '-d', url];

/** Rows of a statement as lines of text; rejects when the database does not answer within twenty seconds. */
export async function queryDatabase(url: string, statement: string): Promise<readonly string[]> {
  const { stdout } = await run(psqlProgram(), [...createPsqlWords(url), '-c', statement], { timeout: deadlineMs });
  return stdout.split('\n').filter(Boolean);
}
