import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { type ManagementApi, startManagementApi } from './management-api.fixture.ts';
import { runSetup } from './run-setup.ts';

const token = 'a-token-that-manages';
let api: ManagementApi | undefined;
afterEach(() => {
  api?.close();
  api = undefined;
});

async function setUp(words: readonly string[] = [], more: Readonly<Record<string, string>> = {}) {
  const lines: string[] = [];
  const environment = { CMS_MANAGEMENT_ENDPOINT: api?.endpoint, CMS_MANAGEMENT_TOKEN: token, ...more };
  const exitCode = await runSetup(words, environment, (text) => lines.push(text));
  return { exitCode, text: lines.join('\n') };
}

describe('a plan', () => {
  it('HY-10 HY-17 HY-19 HY-51 lists without network what would be created, and what differs there', async () => {
    api = await startManagementApi(token);
    const { exitCode, text } = await setUp(['--dry-run']);
    expect(exitCode).toBe(0);
    expect(api.requests.count).toBe(0);
    expect(text).toContain('Locales (10)\n  de, cs, es, fr, hu, ja, pt, ro, sk, zh');
    for (const line of [
      'slug: STRING, required, unique',
      'body: RICHTEXT with Asset, Page, ProductReference, localized',
      'category: RELATION StoryCategory',
      'storyContacts: [RELATION StoryContact]',
      'teaserImage: ASSET Asset',
      'productSlugs: [STRING], required',
      'protection: ENUMERATION Protection',
    ]) {
      expect(text).toContain(`\n    ${line}\n`);
    }
    expect(text).toMatch(/\n {4}blocks: \[COMPONENT_UNION AccordionBlock, CalendarBlock, /);
    expect(text).toContain('Page.passwordHash is readable there for every token that may read Page.');
    expect(text).toContain('Location is called CompanyLocation there');
    expect(text).toContain('Page.blocks: all languages share the components there');
    expect(text).toContain('SystemRedirect.link: its component has other values in each language there');
  });

  it('HY-10 is what `npm run content:setup -- --dry-run` prints', () => {
    const root = fileURLToPath(new URL('../../../../', import.meta.url));
    const words = ['tools/bootstrap/run.mjs', 'content:setup', '--dry-run'];
    const { status, stdout } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, expect.stringContaining('Components (')]);
  });
});

describe('a run', () => {
  it('HY-10 HY-16 HY-17 HY-18 HY-51 makes locales, enumerations, models, components and all their fields', async () => {
    api = await startManagementApi(token);
    const { exitCode, text } = await setUp();
    expect([exitCode, text]).toEqual([0, expect.stringMatching(/(\d+) of \1 made$/)]);
    expect(api.findField('Page', 'title')).toMatchObject({ type: 'STRING', isLocalized: true, isRequired: false });
    expect(api.findField('Story', 'slug')).toMatchObject({ isUnique: true, isRequired: true, isLocalized: false });
    expect(api.findField('Story', 'body')).toMatchObject({ type: 'RICHTEXT', embedsEnabled: true });
    expect(api.findField('Page', 'pageType')).toMatchObject({ initialValue: 'Content' });
    // Relations have both sides; those of components one.
    expect(api.findField('StoryCategory', 'storyCategory')).toMatchObject({ isList: true, visibility: 'API_ONLY' });
    expect(api.findField('Page', 'linkPage')).toBeUndefined();
    expect(api.findField('Link', 'page')).toMatchObject({ __typename: 'UniDirectionalRelationalField' });
    expect(api.findField('Page', 'blocks')).toMatchObject({ __typename: 'ComponentUnionField', isList: true });
    // All languages share a component, so its values are localized.
    expect(api.findField('TextBlock', 'body')).toMatchObject({ isLocalized: true });
    expect(api.findField('SiteDomain', 'host')).toMatchObject({ isLocalized: false, isRequired: true });
    expect(api.findField('Asset', 'alternativeText')).toMatchObject({ isLocalized: true });
    expect(api.batches.every((batch) => batch.length <= 50)).toBe(true);
  }, 60_000);

  it('HY-10 changes nothing when everything exists, and creates what is missing after an interrupted run', async () => {
    api = await startManagementApi(token);
    api.refuse(3);
    const broken = await setUp();
    expect([broken.exitCode, broken.text]).toEqual([1, expect.stringContaining('refused by this test')]);
    expect(broken.text).toContain('100 of');
    const made = api.batches.slice(0, 2).flat().length;
    expect((await setUp()).exitCode).toBe(0);
    const total = api.batches.flat().length - (api.batches[2]?.length ?? 0);
    expect(made).toBe(100);
    const count = api.batches.length;
    expect(await setUp()).toEqual({ exitCode: 0, text: 'Everything is there.' });
    expect(api.batches).toHaveLength(count);
    expect(total).toBe(Number(/of (\d+) made/.exec(broken.text)?.[1]));
  }, 60_000);

  it('HY-10 changes nothing at all when a field is there in another form, and names each', async () => {
    api = await startManagementApi(token);
    api.addField('Country', { apiId: 'countryCode', displayName: 'x', __typename: 'SimpleField', type: 'INT' });
    api.addField('Page', {
      apiId: 'title',
      displayName: 'x',
      __typename: 'SimpleField',
      type: 'STRING',
      isUnique: true,
    });
    const { exitCode, text } = await setUp();
    expect(exitCode).toBe(3);
    expect(text).toContain('field Country.countryCode: is INT; should be STRING, required, unique');
    expect(text).toContain('field Page.title: is STRING, unique; should be STRING, localized');
    expect(text).toContain('model Country: its plural is Countrys, should be Countries');
    expect(api.batches).toEqual([]);
  });

  it('HY-30 changes nothing in a project with another default locale', async () => {
    api = await startManagementApi(token, 'de');
    const { exitCode, text } = await setUp();
    expect([exitCode, text]).toEqual([3, expect.stringContaining('the default locale is de, should be en')]);
    expect(api.batches).toEqual([]);
  });

  it('HY-02 HY-81 reports missing settings, refusals and an unreachable project, and never the token', async () => {
    const missing = await setUp([], { CMS_MANAGEMENT_ENDPOINT: '', CMS_MANAGEMENT_TOKEN: '' });
    expect(missing.exitCode).toBe(2);
    expect(missing.text).toContain('CMS_MANAGEMENT_ENDPOINT, CMS_MANAGEMENT_TOKEN');
    expect((await setUp(['--everything'])).exitCode).toBe(2);
    const away = await setUp([], { CMS_MANAGEMENT_ENDPOINT: 'http://127.0.0.1:9/graphql' });
    expect([away.exitCode, away.text]).toEqual([1, 'The hosted system: 127.0.0.1:9 does not answer']);
    api = await startManagementApi(token);
    const refused = await setUp([], { CMS_MANAGEMENT_TOKEN: 'another-token' });
    expect([refused.exitCode, refused.text]).toEqual([1, 'The hosted system: unauthorized']);
    const other = await setUp([], { CMS_ENVIRONMENT: 'staging' });
    expect(other.text).toBe('The hosted system: the project has no environment staging, but master');
    expect(
      [missing, away, refused, other].some(({ text }) => text.includes(token) || text.includes('another-token')),
    ).toBe(false);
  });
});
