import * as v from 'valibot';
import type { ReleaseDatabase } from '../database/release-database.ts';
import { reportLifetimeMs, type ShellReports, shellReportSchema } from './shell-reports.ts';

const reportTextSchema = v.pipe(v.string(), v.parseJson(), shellReportSchema);
const maxReportBytes = 256 * 1024;
const lifetime = `interval '${reportLifetimeMs} milliseconds'`;

/** Keeps reports in the table `release_shell_report`, a row for each shell, and counts by the clock of the database alone. */
export function createPostgresShellReports(database: ReleaseDatabase): ShellReports {
  return {
    write: async (report) => {
      await database.query(
        // With those of shells that were killed long ago.
        `with gone as (
           delete from release_shell_report where shell <> $1 and written_at < clock_timestamp() - interval '1 day'
         )
         insert into release_shell_report (shell, text, written_at) values ($1, $2, clock_timestamp())
         on conflict (shell) do update set text = excluded.text, written_at = excluded.written_at`,
        [report.shell, JSON.stringify(report)],
      );
    },
    isSilent: async (shell) => {
      const rows = await database.query(
        `select shell from release_shell_report where shell = $1 and clock_timestamp() - written_at > ${lifetime}`,
        [shell],
      );
      return rows.length > 0;
    },
    remove: async (shell) => {
      await database.query('delete from release_shell_report where shell = $1', [shell]);
    },
    listRunning: async () => {
      const rows = await database.query<{ text: string }>(
        `select text from release_shell_report
         where written_at between clock_timestamp() - ${lifetime} and clock_timestamp() + ${lifetime}
           and octet_length(text) <= ${maxReportBytes}
         order by shell`,
      );
      return rows.flatMap(({ text }) => {
        const result = v.safeParse(reportTextSchema, text);
        return result.success ? [result.output] : [];
      });
    },
  };
}
