import { samplePagePasswordHash } from '@kmx/server-kit/public-start/sample-secrets.server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicEnvironment } from '../../public-environment.fixture.ts';
import { createTestContent, type TestContent } from '../create-test-content.ts';
import { contentModel } from '../model/model.ts';
import { seedContent } from '../store/seed-content.ts';
import { selectSeedEntries } from './select-seed-entries.ts';

const settings = { isLocal: true, hasSampleContent: true, publicOrigin: 'https://www.works.test' };
const hasSamplePassword = (entries: unknown) => JSON.stringify(entries).includes(samplePagePasswordHash);

describe('what an installation starts with', () => {
  it('has pages with the sample password on a local start alone', () => {
    expect(hasSamplePassword(selectSeedEntries(settings))).toBe(true);
    const entries = selectSeedEntries({ ...settings, isLocal: false });
    expect(hasSamplePassword(entries)).toBe(false);
    const closed = entries.filter(({ values }) => values['protection'] === 'password');
    expect(closed.map(({ values }) => values['passwordHash'])).toEqual(closed.map(() => null));
    expect(closed.length).toBeGreaterThan(0);
  });

  it('PUB-047 finds the main site at the public origin, and leads nobody to their own machine', () => {
    const sites = selectSeedEntries({ ...settings, isLocal: false }).filter(({ model }) => model === 'Site');
    expect(sites.find(({ id }) => id === 'site-main')?.values['domains']).toEqual([
      { host: 'www.works.test', slug: null },
      { host: 'www.kmx.example', slug: null },
    ]);
    expect(JSON.stringify(sites)).not.toMatch(/localhost|127\.0\.0\.1/);
  });
});

describe('a database that had the sample content', () => {
  let content: TestContent;
  const environment = { ...publicEnvironment, CMS_TOKEN: 'published-token-1', CMS_DRAFT_TOKEN: 'drafts-token-0001' };
  const listSlugs = async () => {
    const { values } = await content.ask('{ pages(first: 100, orderBy: slug_ASC) { slug } }');
    return (values['pages'] as { slug: string }[]).map(({ slug }) => slug);
  };
  beforeAll(async () => {
    content = await createTestContent(environment);
  });
  afterAll(() => content.close());

  it('keeps of it, once it is switched off, what editors have written and what that refers to', async () => {
    const { context } = content;
    const before = await listSlugs();
    expect(before).toContain('sustainability');
    const written = await content.askDraft(
      'mutation { updatePage(where: { id: "page-academy-home" }, data: { noIndex: true }) { id slug } }',
    );
    expect(written.message).toBeUndefined();
    const database = context.database as unknown as Parameters<typeof seedContent>[0];
    await seedContent(database, contentModel, selectSeedEntries({ ...settings, hasSampleContent: false }));
    const rows = await database.selectFrom('content_entry').select(['id', 'model']).execute();
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['page-home', 'site-main', 'page-academy-home', 'site-academy']));
    expect(ids).not.toContain('page-company');
    expect(rows.filter(({ model }) => model === 'Page').length).toBeLessThan(before.length / 2);
  });
});
