import { isUiLanguage } from '@kmx/shared-contracts/locale.ts';
import { queueMails } from '../mail/queue-mail.ts';
import type { MailSettings } from './create-form-mails.ts';
import { createStoryMail } from './create-story-mail.ts';
import type { StoryMailDatabase } from './form-database.ts';
import { type DueStory, loadDueStories } from './load-due-stories.ts';

/** A story with an older date is not news: an editor brings in an archive. */
const maxStoryAgeMs = 14 * 86_400_000;
const mailsPerInsert = 200;

/** Records the stories that existed before the first look; true when this was it. */
async function takeFirstLook(database: StoryMailDatabase, now: Date): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const first = await transaction
      .insertInto('form_story_watch')
      .values({ singleton: true, started_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('started_at')
      .executeTakeFirst();
    if (first === undefined) return false;
    for (const { id } of await loadDueStories(transaction, now)) await announce(transaction, id, now);
    return true;
  });
}

/** Records that a story needs no further mail; false when that was already recorded. */
async function announce(database: StoryMailDatabase, story_id: string, announced_at: Date): Promise<boolean> {
  const row = await database
    .insertInto('form_story_announcement')
    .values({ story_id, announced_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('story_id')
    .executeTakeFirst();
  return row !== undefined;
}

async function mailStory(database: StoryMailDatabase, story: DueStory, settings: MailSettings): Promise<number> {
  const rows = await database
    .selectFrom('form_subscription')
    .select(['id', 'email', 'language'])
    .where('topic', '=', 'stories')
    .where('state', '=', 'active')
    .orderBy('id')
    .execute();
  const mails = rows.flatMap(({ language, ...reader }) => {
    const mail = createStoryMail(story, { ...reader, language: isUiLanguage(language) ? language : 'en' }, settings);
    return mail === null ? [] : [mail];
  });
  for (let start = 0; start < mails.length; start += mailsPerInsert) {
    const part = mails.slice(start, start + mailsPerInsert);
    await queueMails(database, part, settings.mailState);
  }
  return mails.length;
}

/**
 * Announces each new story once to every confirmed subscriber: the record of the announcement and its mails are one
 * transaction. Sample content and stories older than 14 days are recorded without mails. Returns the number of mails
 * (PUB-029).
 */
export async function mailNewStories(
  database: StoryMailDatabase,
  settings: MailSettings,
  now: Date = new Date(),
): Promise<number> {
  if (await takeFirstLook(database, now)) return 0;
  let count = 0;
  for (const story of await loadDueStories(database, now)) {
    const isNews = !story.isSample && now.getTime() - story.publicationDate.getTime() < maxStoryAgeMs;
    count += await database.transaction().execute(async (transaction) => {
      const isOurs = await announce(transaction, story.id, now);
      return isOurs && isNews ? mailStory(transaction, story, settings) : 0;
    });
  }
  return count;
}
