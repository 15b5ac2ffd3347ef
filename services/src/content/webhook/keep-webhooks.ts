import type { ContentDatabase } from '../store/content-tables.ts';

/** Replaces the registered addresses with those of the configuration; pending messages to others are dropped. */
export async function keepWebhooks(database: ContentDatabase, urls: readonly string[]): Promise<void> {
  const others = database.deleteFrom('content_webhook');
  await (urls.length === 0 ? others : others.where('url', 'not in', [...urls])).execute();
  for (const url of urls) {
    await database
      .insertInto('content_webhook')
      .values({ url })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await database
    .deleteFrom('content_event')
    .where((query) => {
      const deliveries = query
        .selectFrom('content_delivery')
        .select('url')
        .whereRef('event_id', '=', 'content_event.id');
      return query.not(query.exists(deliveries));
    })
    .execute();
}
