import { OutcomeUnknownError, type ReleaseDatabase } from '../database/release-database.ts';
import { repeatCheck } from '../files/repeat-check.ts';
import { maxStatementBytes, type OnStep, type StatementLog, type StoredStatement } from './statement-log.ts';

const channel = 'release_statement';

// One statement, so it is done as a whole; the notice is sent when it is committed.
const claimText = `
  with claimed as (
    insert into release_statement (revision, text)
    select $1::integer, $2
    where (select coalesce(max(revision), 0) from release_statement) = $1::integer - 1
    on conflict do nothing
    returning revision
  )
  select pg_notify('${channel}', revision::text) from claimed`;

/**
 * Statements in the table `release_statement`, a row each: the primary key gives a revision to exactly one of those who
 * claim it at once. Those who watch are told by NOTIFY, and look every second for what they were not told.
 */
export function createPostgresStatementLog(database: ReleaseDatabase, onStep: OnStep = () => {}): StatementLog {
  async function isStored(revision: number, text: string): Promise<boolean | null> {
    const rows = await database.query<{ text: string }>('select text from release_statement where revision = $1', [
      revision,
    ]);
    return rows.length === 0 ? null : rows[0]?.text === text;
  }

  return {
    // The tables are made by the first query.
    prepare: () => Promise.resolve(),

    readAll: () =>
      database.query<StoredStatement>(
        `select revision, case when octet_length(text) <= ${maxStatementBytes} then text end as text
         from release_statement order by revision`,
      ),

    async readLatestRevision() {
      const [row] = await database.query<{ revision: number | null }>(
        'select max(revision) as revision from release_statement',
      );
      return row?.revision ?? undefined;
    },

    async claim(revision, text) {
      try {
        const claimed = await database.query(claimText, [revision, text]);
        onStep('claimed');
        return claimed.length === 1;
      } catch (error) {
        if (!(error instanceof OutcomeUnknownError)) throw error;
        // It may be there all the same.
        const found = await isStored(revision, text).catch(() => null);
        if (found !== null) return found;
        throw new OutcomeUnknownError(
          `${error.message}. Whether revision ${revision} was written is not known: look at the history before you try again`,
        );
      }
    },

    watch(check) {
      let listening: 'no' | 'starting' | 'yes' | 'stopped' = 'no';
      let stopListening = (): void => {};

      async function startListening(): Promise<void> {
        if (listening !== 'no') return;
        listening = 'starting';
        try {
          const stop = await database.listen(channel, repeated.ask, endListening);
          stopListening = stop;
          if (isStopped()) stop();
          else listening = 'yes';
          // What was written before it listened.
          repeated.ask();
        } catch {
          endListening();
        }
      }

      // Reads the state again: the compiler does not see that it changed during the await.
      const isStopped = () => (listening as string) === 'stopped';

      function endListening(): void {
        if (!isStopped()) listening = 'no';
      }

      const repeated = repeatCheck(check, () => void startListening());
      return () => {
        listening = 'stopped';
        repeated.stop();
        stopListening();
      };
    },
  };
}
