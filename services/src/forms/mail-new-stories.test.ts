import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createEntry, publishEntry } from '../content/publishing/write-entries.ts';
import { registerContent } from '../content/register-content.ts';
import type { ContentDatabase } from '../content/store/content-tables.ts';
import { createMailSettings } from './create-mail-settings.ts';
import { createTestForms } from './create-test-forms.ts';
import type { StoryMailDatabase } from './form-database.ts';
import { mailNewStories } from './mail-new-stories.ts';

const day = 86_400_000;
let forms: Awaited<ReturnType<typeof createTestForms>>;
let database: StoryMailDatabase;
let run: (now?: Date) => Promise<number>;

async function subscribe(id: number, state: 'active' | 'pending' | 'ended', language: string): Promise<void> {
  const now = new Date();
  const row = { topic: 'stories', token_hash: `hash-${id}`, state, language, created_at: now, changed_at: now };
  const uuid = `00000000-0000-4000-8000-00000000000${id}`;
  await database
    .insertInto('form_subscription')
    .values({ id: uuid, email: `${state}${id}@reader.example`, ...row })
    .execute();
}

async function publishStory(slug: string, publicationDate: Date, isPublished = true): Promise<void> {
  const values = new Map([
    ['', { slug, publicationDate: publicationDate.toISOString(), productSlugs: [] }],
    ['en', { title: `English ${slug}`, leadText: 'Lead.' }],
    ['de', { title: `Deutsch ${slug} & mehr`, leadText: null }],
  ]);
  const content = database as unknown as ContentDatabase;
  const id = await createEntry(content, 'Story', { values, removed: [] });
  if (isPublished) await publishEntry(content, id, [...values.keys()]);
}

beforeAll(async () => {
  forms = await createTestForms([registerContent]);
  database = forms.database as unknown as StoryMailDatabase;
  const settings = await createMailSettings(forms.context);
  run = (now) => mailNewStories(database, settings, now);
  await subscribe(1, 'active', 'de');
  await subscribe(2, 'active', 'ja');
  await subscribe(3, 'pending', 'en');
  await subscribe(4, 'ended', 'en');
}, 60_000);
afterAll(() => forms.close());
beforeEach(() => database.deleteFrom('mail_message').execute());

const listMails = () => database.selectFrom('mail_message').selectAll().orderBy('recipient').execute();

it('PUB-029 stories that exist at the first run are not news, and neither is sample content added later', async () => {
  expect([await run(), await run()]).toEqual([0, 0]);
  await publishStory('sample', new Date());
  await database.updateTable('content_entry').set({ seed_sha256: 'x' }).where('seed_sha256', 'is', null).execute();
  expect([await run(), await listMails()]).toEqual([0, []]);
});

it('PUB-029 a new story reaches confirmed subscribers alone, each in their language, exactly once', async () => {
  await publishStory('first-press', new Date());
  const counts = await Promise.all([run(), run()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(await run()).toBe(0);
  const mails = await listMails();
  expect(mails.map(({ recipient, language, subject }) => [recipient, language, subject])).toEqual([
    ['active1@reader.example', 'de', 'Neue Story: Deutsch first-press & mehr'],
    ['active2@reader.example', 'ja', '新しいストーリー：English first-press'],
  ]);
  expect(mails[0]?.html_body).toContain('Deutsch first-press &amp; mehr');
  expect(mails[0]?.text_body).toContain('http://localhost:3000/de/stories/first-press');
});

it('PUB-029 a story waits for its publication date; drafts and old ones that are brought in later are not mailed', async () => {
  await publishStory('tomorrow', new Date(Date.now() + day));
  await publishStory('archive', new Date(Date.now() - 60 * day));
  await publishStory('draft', new Date(), false);
  expect(await run()).toBe(0);
  expect(await run(new Date(Date.now() + 2 * day))).toBe(2);
  expect((await listMails()).map(({ subject }) => subject)).toContain('Neue Story: Deutsch tomorrow & mehr');
});

it('PUB-029 the link of the mail ends the subscription and nothing else; a changed one does nothing', async () => {
  await publishStory('last', new Date());
  await run();
  const [mail] = await listMails();
  const token = /token=([\w-]+)/.exec(mail?.unsubscribe_url ?? '')?.[1] ?? '';
  expect(mail?.text_body).toContain(`http://localhost:3000/de/subscription?token=${token}&action=end`);
  const send = async (value: string, action: string) => {
    const page = 'http://localhost:3000/de/subscription';
    const fingerprint = 'fingerprint-of-an-end-0001';
    return (
      await forms.submit({ kind: 'subscription', values: { token: value, action }, language: 'de', page, fingerprint })
    ).status;
  };
  const forged = `${token.slice(0, 31)}${token[31] === '0' ? '1' : '0'}${token.slice(32)}`;
  expect([await send(forged, 'end'), await send(token, 'confirm'), await send(token, 'end')]).toEqual([422, 422, 200]);
  expect(await send(token, 'end')).toBe(200);
  await publishStory('after', new Date());
  expect(await run()).toBe(1);
});
