import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { type Kysely, sql } from 'kysely';
import type { Client } from 'pg';
import * as v from 'valibot';
import type { Database } from './database.ts';
import type { AnnouncementListener, DatabaseLink } from './database-link.ts';

/** A server delivers within milliseconds; one that takes longer is away or frozen. */
const hearingMs = 5_000;
const barrierTopic = 'barrier';

const messageSchema = v.pipe(v.string(), v.parseJson(), v.object({ topic: v.string(), payload: v.string() }));

/** Announcements by NOTIFY of PostgreSQL, which delivers them in the order of their transactions. */
export interface Announcements extends Pick<DatabaseLink, 'announce' | 'listen' | 'hearAll'> {
  /** Listens on this connection from now on; what was announced before may have been missed. */
  readonly follow: (client: Client) => Promise<void>;
}

/** Announces by any connection of the database, and hears by the one that is followed. */
export function createAnnouncements(database: Kysely<Database>): Announcements {
  const events = new EventEmitter();
  events.setMaxListeners(0);
  const barriers = new EventEmitter();
  // NOTIFY reaches the whole database, in which other schemas may hold other sites.
  const channel = sql`'kmx_' || md5(current_schema())`;

  async function announce(topic: string, payload: string): Promise<void> {
    await sql`select pg_notify(${channel}, ${JSON.stringify({ topic, payload })})`.execute(database);
  }

  return {
    announce,
    listen: (topic, listener: AnnouncementListener) => {
      events.on(topic, listener);
      return () => void events.off(topic, listener);
    },
    hearAll: async () => {
      const id = randomUUID();
      const heard = once(barriers, id, { signal: AbortSignal.timeout(hearingMs) });
      await Promise.all([heard, announce(barrierTopic, id)]);
    },
    follow: async (client) => {
      client.on('notification', ({ payload }) => {
        const message = v.safeParse(messageSchema, payload);
        if (!message.success) return;
        const { topic, payload: announced } = message.output;
        if (topic === barrierTopic) barriers.emit(announced);
        else events.emit(topic, announced);
      });
      const { rows } = await sql<{ name: string }>`select ${channel} as name`.execute(database);
      await client.query(`listen ${rows[0]?.name}`);
      for (const topic of events.eventNames()) events.emit(topic, null);
    },
  };
}
