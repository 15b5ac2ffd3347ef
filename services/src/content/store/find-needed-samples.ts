import type { ContentDatabase } from './content-tables.ts';

interface Holder {
  readonly id: string;
  readonly isSample: boolean;
  readonly text: string;
}

async function loadHolders(database: ContentDatabase): Promise<readonly Holder[]> {
  const rows = await database
    .selectFrom('content_version')
    .innerJoin('content_entry', 'content_entry.id', 'content_version.entry_id')
    .select(['content_entry.id', 'content_entry.seed_sha256', 'content_version.data'])
    .execute();
  return rows.map(({ id, seed_sha256, data }) => ({ id, isSample: seed_sha256 !== null, text: JSON.stringify(data) }));
}

/**
 * Ids among `candidates`, untouched sample entries, that entries of editors refer to, directly or indirectly: they have
 * become part of the editors' work.
 */
export async function findNeededSamples(
  database: ContentDatabase,
  candidates: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  if (candidates.size === 0) return new Set();
  const holders = await loadHolders(database);
  const referred = (text: string) => [...candidates].filter((id) => text.includes(`"${id}"`));
  const needed = new Set<string>();
  let waiting = holders.filter(({ isSample }) => !isSample);
  while (waiting.length > 0) {
    const found = new Set(waiting.flatMap(({ text }) => referred(text)).filter((id) => !needed.has(id)));
    for (const id of found) needed.add(id);
    waiting = holders.filter(({ id }) => found.has(id));
  }
  return needed;
}
