import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { isFileError } from '../files/durable-file.server.ts';
import { readRegularFile, resolveRealRoot } from '../files/regular-file.server.ts';
import { reportLifetimeMs, type ShellReport, type ShellReports, shellReportSchema } from './shell-reports.ts';

const reportTextSchema = v.pipe(v.string(), v.parseJson(), shellReportSchema);
const ending = '.json';
const maxReportBytes = 256 * 1024;

/** Keeps reports as files of a registry's folder `reports/`, one for each shell. */
export function createFileShellReports(directory: string): ShellReports {
  const folder = join(directory, 'reports');
  const resolveFile = (shell: string) => join(folder, `${shell}${ending}`);

  // Compared by the clock of the file system alone: that of a shell's machine may be an hour off.
  async function readFileTime(): Promise<number> {
    const probe = join(folder, `.now-${randomUUID()}`);
    await writeFile(probe, '');
    const { mtimeMs } = await stat(probe);
    await rm(probe, { force: true });
    return mtimeMs;
  }

  async function readReport(file: string, now: number): Promise<readonly ShellReport[]> {
    try {
      const { mtimeMs } = await stat(file);
      // A time to come is nobody's.
      if (Math.abs(now - mtimeMs) > reportLifetimeMs) return [];
      const content = await readRegularFile(await resolveRealRoot(folder), basename(file), maxReportBytes);
      const result = v.safeParse(
        reportTextSchema,
        typeof content === 'string' ? '' : new TextDecoder().decode(content),
      );
      return result.success ? [result.output] : [];
    } catch (error) {
      if (isFileError(error, 'ENOENT')) return [];
      throw error;
    }
  }

  return {
    write: async (report) => {
      // Not its parents: where the registry is gone, nothing may grow in its place.
      await mkdir(folder).catch((error: unknown) => {
        if (!isFileError(error, 'EEXIST')) throw error;
      });
      const draft = join(folder, `.draft-${randomUUID()}`);
      await writeFile(draft, JSON.stringify(report));
      await rename(draft, resolveFile(report.shell));
    },
    isSilent: async (shell) => {
      const report = await stat(resolveFile(shell)).catch(() => null);
      return report !== null && (await readFileTime()) - report.mtimeMs > reportLifetimeMs;
    },
    remove: (shell) => rm(resolveFile(shell), { force: true }),
    listRunning: async () => {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isFileError(error, 'ENOENT')) return [];
        throw error;
      });
      const files = names.filter((name) => name.endsWith(ending) && !name.startsWith('.'));
      if (files.length === 0) return [];
      const now = await readFileTime();
      return (await Promise.all(files.map((name) => readReport(join(folder, name), now)))).flat();
    },
  };
}
