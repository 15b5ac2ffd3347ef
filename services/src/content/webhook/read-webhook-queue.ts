import { sql } from 'kysely';
import { mapQueueLoad, type QueueLoad } from '../../watching/watch-queues.ts';
import type { ContentDatabase } from '../store/content-tables.ts';

/** Messages about content that no receiver has taken yet; those that were are no longer in the table. */
export async function readWebhookQueue(database: ContentDatabase): Promise<QueueLoad> {
  const row = await database
    .selectFrom('content_delivery as delivery')
    .innerJoin('content_event as event', 'event.id', 'delivery.event_id')
    .select(({ fn }) => [fn.countAll<string>().as('waiting'), sql<Date | null>`min(event.created_at)`.as('oldest')])
    .executeTakeFirstOrThrow();
  return mapQueueLoad(row);
}
