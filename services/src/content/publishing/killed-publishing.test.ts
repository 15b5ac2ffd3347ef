import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { parseConfiguration } from '../../configuration/parse-configuration.ts';
import { openDatabase } from '../../database/database.ts';
import { createServices } from '../../http/create-services.ts';
import { registerContent } from '../register-content.ts';
import type { ContentTables } from '../store/content-tables.ts';
import { changeBaseQuietly } from '../store/system-entries.ts';

const folder = mkdtempSync(join(tmpdir(), 'kmx-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fixture = fileURLToPath(new URL('./publish-repeatedly.fixture.ts', import.meta.url));
const leftSchema = v.tuple([
  v.object({ stage: v.literal('DRAFT'), numbers: v.string(), versions: v.number(), revisions: v.number() }),
  v.object({
    stage: v.literal('PUBLISHED'),
    numbers: v.string(),
    versions: v.number(),
    revisions: v.number(),
    events: v.number(),
    undelivered: v.number(),
  }),
]);

/** Starts the publishing process, reads what the one before has left, and kills it within its second publication. */
async function publishUntilKilled(milliseconds: number) {
  const child = spawn(process.execPath, [fixture, join(folder, 'postgres')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const { value: left } = await lines.next();
  await lines.next();
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  child.kill('SIGKILL');
  await gone;
  return v.parse(v.pipe(v.string(), v.parseJson(), leftSchema), left);
}

describe('a process that is killed', () => {
  it('HY-70 HY-86 leaves the old or the new of a publication ten times out of ten, never half, and loses no message', async () => {
    let publications = 0;
    for (let round = 0; round <= 10; round += 1) {
      const [draft, published] = await publishUntilKilled(Math.random() * 60);
      // All six languages and the base document are of one publication, and of one that was written before.
      expect(draft.numbers).not.toContain(',');
      expect(published.numbers).not.toContain(',');
      expect([draft.versions, published.versions]).toEqual([7, 7]);
      expect(Number(published.numbers)).toBeLessThanOrEqual(Number(draft.numbers));
      // Each publication has its revision and its message, and each message its receiver.
      expect(published.events).toBe(published.revisions);
      expect(published.undelivered).toBe(0);
      publications = published.events;
    }
    expect(publications).toBeGreaterThanOrEqual(10);
  }, 400_000);

  it('HY-71 a release that was begun is finished once, and nothing in it is done twice', async () => {
    const configuration = parseConfiguration({ CONTENT_WEBHOOK_URLS: 'none', CMS_DRAFT_TOKEN: 'drafts-token-0001' });
    const context = { configuration, database: await openDatabase(), logger: pino({ level: 'silent' }) };
    const database = context.database.withTables<ContentTables>();
    const start = async () => {
      const app = await createServices(context, [registerContent]);
      const ask = async (query: string) => {
        const headers = { authorization: 'Bearer drafts-token-0001' };
        const response = await app.inject({ method: 'POST', url: '/content/graphql', headers, payload: { query } });
        return response.json<{ data: Record<string, readonly { id: string }[] & { id: string }> }>().data;
      };
      return { app, ask };
    };
    const first = await start();
    const create = (slug: string) =>
      first.ask(`mutation { createStory(data: { slug: "${slug}", productSlugs: [], title: "${slug}" }) { id } }`);
    for (const slug of ['begun-1', 'begun-2']) await create(slug);
    const made = await first.ask(
      'mutation { createScheduledRelease(data: { releaseAt: "2099-01-01T00:00:00Z" }) { id } }',
    );
    const release = made['createScheduledRelease']?.id ?? '';
    for (const slug of ['begun-1', 'begun-2']) {
      await first.ask(`mutation { schedulePublishStory(where: { slug: "${slug}" }, releaseId: "${release}") { id } }`);
    }
    const found = await first.ask('{ scheduledOperations(stage: DRAFT, orderBy: createdAt_ASC) { id } }');
    await first.app.close();
    // As a kill between the two operations leaves it; an editor has taken the first story back since.
    await changeBaseQuietly(database, found['scheduledOperations']?.[0]?.id ?? '', { status: 'COMPLETED' });
    await changeBaseQuietly(database, release, { status: 'IN_PROGRESS', releaseAt: '2020-01-01T00:00:00Z' });

    const second = await start();
    const readPublished = async () => await second.ask('{ stories(where: { slug_starts_with: "begun-" }) { slug } }');
    await expect.poll(readPublished, { timeout: 60_000 }).toEqual({ stories: [{ slug: 'begun-2' }] });
    const status = `{ scheduledRelease(where: { id: "${release}" }) { status } }`;
    await expect
      .poll(() => second.ask(status), { timeout: 60_000 })
      .toEqual({ scheduledRelease: { status: 'COMPLETED' } });
    await second.app.close();
    await context.database.destroy();
  }, 240_000);
});
