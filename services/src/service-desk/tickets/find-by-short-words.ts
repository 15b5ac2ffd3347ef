import { sql } from 'kysely';
import { selectTickets, type TicketQuery } from '../authorization/restrict-tickets.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import { isIndexUsable, shortPartsIndex } from '../model/index-searched-texts.ts';
import { listSearchWords, matchWord } from '../model/search-words.ts';

/** With more tickets than that, they are counted sooner by reading one after the other. */
const maxFound = 100_000;
/** What the server may need to remember the places of so many tickets one by one; its own limit may be 4 MB. */
const memory = '32MB';

const isShort = (word: string): boolean => [...word].length <= 2;

/** How many tickets have a word, all of them for '', as the planner of the server expects from its samples. */
async function estimate(database: DeskDatabase, word: string): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': readonly [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from desk_ticket where ${matchWord('search_text', word)}`.execute(database);
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? Number.POSITIVE_INFINITY;
}

/** Tickets that an index has found. */
export interface FoundTickets {
  /** A query of these tickets, to be restricted before it runs. */
  readonly select: (database: DeskDatabase) => TicketQuery<object>;
  /**
   * Whether to sort them takes less than to read tickets in an order that has nothing to do with their texts, until so many
   * have the words.
   */
  readonly isSooner: (rows: number) => boolean;
  /** Runs queries of them. */
  readonly read: <Result>(run: (transaction: DeskDatabase) => Promise<Result>) => Promise<Result>;
}

/**
 * Finds tickets by an index of the server when all words of a search have one or two letters and few tickets have one of
 * them; null where it would not help. The tickets have to be matched with the words all the same.
 */
export async function findByShortWords(database: DeskDatabase, search: string): Promise<FoundTickets | null> {
  const words = listSearchWords(search);
  if (words.length === 0 || !words.every(isShort)) return null;
  if ((await isIndexUsable(database, shortPartsIndex)) !== true) return null;
  let rarest = { word: '', tickets: Number.POSITIVE_INFINITY };
  for (const word of words) {
    const tickets = await estimate(database, word);
    if (tickets < rarest.tickets) rarest = { word, tickets };
  }
  const { word, tickets } = rarest;
  if (tickets > maxFound) return null;
  const all = await estimate(database, '');
  // Apart (`offset 0`): beside other conditions the planner may compute the parts of one text after the other.
  const found = sql`(select * from desk_ticket where desk_short_parts(search_text) @> array[${word}::text] offset 0)`;
  return {
    select: (from) => selectTickets(from, found),
    // How many have one word says nothing about how many have two.
    isSooner: (rows) => words.length > 1 || tickets * tickets < rows * all,
    read: (run) =>
      database.transaction().execute(async (transaction) => {
        // Places that it cannot remember are read again, and the parts of each text there computed.
        await sql`set local work_mem = ${sql.lit(memory)}`.execute(transaction);
        // Workers take longer to start than they save.
        await sql`set local max_parallel_workers_per_gather = 0`.execute(transaction);
        return run(transaction);
      }),
  };
}
