import * as v from 'valibot';
import { getDatabaseLink } from '../database/link-database.ts';

const topic = 'content';
/** Instead of an id, where too many entries have changed to name each. */
const manyEntries = '*';

/** As the trigger of the table announces it. */
const changeSchema = v.pipe(v.string(), v.parseJson(), v.object({ id: v.string(), process: v.string() }));

/** Changed entries; of ids null any may have changed: there are too many to name, or the database was away. */
export interface ContentChange {
  readonly ids: readonly string[] | null;
  /** Whether this process has made the change. */
  readonly isOwn: boolean;
}

/** Tells the other services of this process of changed entries where the database does not tell all processes. */
export async function announceChange(database: object, ids: readonly string[]): Promise<void> {
  const link = getDatabaseLink(database);
  if (link.processName !== null) return;
  for (const id of ids) await link.announce(topic, JSON.stringify({ id, process: '' }));
}

/** Hears of each change of content in the database, by whichever process; returns the function that ends it. */
export function onContentChange(database: object, listener: (change: ContentChange) => void): () => void {
  const link = getDatabaseLink(database);
  return link.listen(topic, (payload) => {
    if (payload === null) return listener({ ids: null, isOwn: false });
    const change = v.safeParse(changeSchema, payload);
    if (!change.success) return undefined;
    const { id, process } = change.output;
    return listener({ ids: id === manyEntries ? null : [id], isOwn: process === (link.processName ?? '') });
  });
}
