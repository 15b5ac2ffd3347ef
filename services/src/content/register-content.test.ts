import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContent, type TestContent } from './create-test-content.ts';

let content: TestContent;
beforeAll(async () => {
  content = await createTestContent();
}, 60_000);
afterAll(() => content.close());

describe('tokens and errors', () => {
  it('HY-81 answers 401 without a valid token, in the vendor error form', async () => {
    const { status, body } = await content.ask('{ countries { id } }', {}, 'some-other-token-1');
    expect(status).toBe(401);
    expect(body).toMatchObject({ errors: [{ message: 'token is not valid' }], data: null });
    expect(body.extensions?.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('HY-81 refuses drafts to the published token, asked by argument or by header, with 403', async () => {
    expect((await content.ask('{ pages(stage: DRAFT) { id } }')).status).toBe(403);
    expect((await content.ask('{ pages { id } }', { 'gcms-stage': 'DRAFT' })).status).toBe(403);
    expect((await content.ask('{ page(where: {id: "page-home"}) { documentInStages { id } } }')).status).toBe(403);
  });

  it('HY-80 answers an invalid query with 400 and the first message of the validation', async () => {
    const { status, message, body } = await content.ask('{ countries { nope } }');
    expect(status).toBe(400);
    expect(message).toContain('nope');
    expect(body.data).toBeNull();
  });

  it('HY-35 refuses an unknown locale in the header with 400', async () => {
    expect((await content.ask('{ pages { id } }', { 'gcms-locales': 'de, xx' })).status).toBe(400);
  });

  it('HY-84 refuses queries that are too deep or touch too many entries', async () => {
    const deep = `{ navigationItems ${'{ items '.repeat(17)}{ id }${' }'.repeat(17)} }`;
    expect((await content.ask(deep)).message).toContain('levels deep');
    const parts = Array.from(
      { length: 25 },
      (_, index) =>
        `a${index}: pages(first: 100) { site { headerNavigation { topItems { items { items { id } } } } } }`,
    );
    expect((await content.ask(`{ ${parts.join(' ')} }`)).message).toContain('too many entries');
  });
});

describe('locales and stages', () => {
  it('HY-31 takes the first locale the entry has, for the whole entry, and leaves entries with none out of lists', async () => {
    const query = '{ page(where: {id: "page-company"}) { locale title } pages(first: 100) { id } }';
    const { values } = await content.ask(query, { 'gcms-locales': 'fr,de' });
    expect(values['page']).toEqual({ locale: 'de', title: 'Unternehmen' });
    const french = await content.ask('{ page(where: {id: "page-company"}) { id } pages(first: 100) { id } }', {
      'gcms-locales': 'fr',
    });
    expect(french.values['page']).toBeNull();
    expect(french.values['pages']).toEqual([
      { id: 'page-france-home' },
      { id: 'page-france-service' },
      { id: 'page-france-calibration' },
    ]);
  });

  it('HY-05 lets an argument win over the header and the header over the default', async () => {
    const query =
      '{ a: page(where: {id: "page-company"}) { locale } b: page(where: {id: "page-company"}, locales: [ja]) { locale } }';
    const { values } = await content.ask(query, { 'gcms-locales': 'zh' });
    expect(values).toEqual({ a: { locale: 'zh' }, b: { locale: 'ja' } });
  });

  it('HY-32 cascades the locale into relations and lets a relation override it', async () => {
    const query = `{ site(where: {id: "site-main"}, locales: [de, en]) { headerNavigation {
      topItems(first: 1) { title items(first: 1) { locale } } japanese: topItems(first: 1, locales: [ja]) { title items(first: 1) { locale } } } } }`;
    const { values } = await content.ask(query);
    expect(values['site']).toEqual({
      headerNavigation: {
        topItems: [{ title: 'Produkte', items: [{ locale: 'de' }] }],
        japanese: [{ title: '製品', items: [{ locale: 'ja' }] }],
      },
    });
  });

  it('HY-34 lists localizations without the current one unless asked', async () => {
    const query = '{ page(where: {id: "page-home"}) { localizations { locale } } }';
    expect((await content.ask(query)).values['page']).toEqual({
      localizations: [{ locale: 'de' }, { locale: 'ja' }, { locale: 'zh' }],
    });
  });

  it('EDT-007 shows a draft-only page to the draft token only', async () => {
    const query = '{ page(where: {id: "page-open-day"}) { stage publishedAt } }';
    expect((await content.ask(query)).values['page']).toBeNull();
    const draft = await content.askDraft(query, { 'gcms-stage': 'DRAFT' });
    expect(draft.values['page']).toEqual({ stage: 'DRAFT', publishedAt: null });
  });
});

describe('writing', () => {
  it('HY-70 keeps an update in the draft until it is published', async () => {
    const read = '{ page(where: {id: "page-careers"}, locales: [de]) { title blocks { __typename } } }';
    const write = `mutation { updatePage(where: {id: "page-careers"}, data: {localizations: {update: [{locale: de, data: {title: "Stellen"}}]}}) { stage } }`;
    expect((await content.ask(write)).status).toBe(403);
    expect((await content.askDraft(write)).values).toEqual({ updatePage: { stage: 'DRAFT' } });
    expect((await content.ask(read)).values['page']).toMatchObject({ title: 'Karriere' });
    expect((await content.askDraft('mutation { publishPage(where: {id: "page-careers"}) { stage } }')).status).toBe(
      200,
    );
    const page = (await content.ask(read)).values['page'] as { title: string; blocks: readonly unknown[] };
    expect([page.title, page.blocks.length]).toEqual(['Stellen', 3]);
  });

  it('HY-80 refuses a second entry with the same unique value', async () => {
    const { status, message } = await content.askDraft(
      'mutation { createSystemRedirect(data: {previousUrl: "/corvus"}) { id } }',
    );
    expect(status).toBe(400);
    expect(message).toBe('value is not unique for the field "previousUrl"');
  });

  it('CON-020 SYS-040 a page that says nothing is of the type Content, in the theme Default, written in English', async () => {
    const created = await content.askDraft(
      'mutation { createPage(data: {slug: "plain", title: "Plain", theme: null}) { id pageType theme translationSourceLanguage } }',
    );
    const { id, ...values } = created.values['createPage'] as { id: string };
    expect(values).toEqual({ pageType: 'Content', theme: 'Default', translationSourceLanguage: 'en' });
    const found = await content.askDraft('{ pages(stage: DRAFT, where: {slug: "plain", pageType: "Content"}) { id } }');
    expect(found.values['pages']).toEqual([{ id }]);
  });

  it('EDT-002 CON-020 a page without a given place is below the home page of the main site', async () => {
    const place = 'slug parentSlug site { id }';
    const expected = { parentSlug: 'home', site: { id: 'site-main' } };
    const made: readonly (readonly [string, string])[] = [
      ['createPage', 'data: { slug: "place-1", title: "T" }'],
      ['createPage', 'data: { slug: "place-2", title: "T", parentSlug: "" }'],
      ['createPage', 'data: { slug: "place-3", title: "T", parentSlug: null }'],
      [
        'upsertPage',
        'where: { id: "nothing" }, upsert: { create: { slug: "place-4", title: "T" }, update: { slug: "x" } }',
      ],
    ];
    for (const [name, input] of made) {
      const { values } = await content.askDraft(`mutation { ${name}(${input}) { ${place} } }`);
      expect(values[name]).toMatchObject(expected);
    }
    const elsewhere = await content.askDraft(
      `mutation { createPage(data: { slug: "place-5", title: "T", parentSlug: "company", site: { connect: { slug: "academy" } } }) { ${place} } }`,
    );
    expect(elsewhere.values['createPage']).toMatchObject({ parentSlug: 'company', site: { id: 'site-academy' } });
    await content.askDraft('mutation { publishManyPages(where: { slug_starts_with: "place-" }) { count } }');
    // As the site looks for the page of an address.
    const find =
      '{ pages(where: { slug_starts_with: "place-", parentSlug: "home", site: { id: "site-main" } }) { slug } }';
    expect((await content.ask(find)).values).toEqual({
      pages: ['place-1', 'place-2', 'place-3', 'place-4'].map((slug) => ({ slug })),
    });
  });

  it('SYS-043 a page names its translation targets, each with language, state and the times of export and import', async () => {
    const time = '2026-04-01T08:00:00.000Z';
    const create = (data: string) => content.askDraft(`mutation { createTranslationTarget(data: {${data}}) { id } }`);
    const german = await create(`language: "de", translationState: InProgress, exportedAt: "${time}"`);
    const { id } = german.values['createTranslationTarget'] as { id: string };
    expect((await create('language: "ja", translationState: Lost')).status).toBe(400);
    expect((await create('translationState: Translated')).message).toContain('required field "language"');
    const connect = `data: {translationTargetLanguages: {connect: [{where: {id: "${id}"}}]}}`;
    await content.askDraft(`mutation { updatePage(where: {id: "page-company"}, ${connect}) { id } }`);
    const fields = 'id language translationState exportedAt importedAt';
    const page = `{ page(where: {id: "page-company"}, stage: DRAFT) { translationTargetLanguages { ${fields} } } }`;
    const target = { id, language: 'de', translationState: 'InProgress', exportedAt: time, importedAt: null };
    expect((await content.askDraft(page)).values).toEqual({ page: { translationTargetLanguages: [target] } });
    const done = `data: {translationState: Translated, importedAt: "${time}"}`;
    await content.askDraft(`mutation { updateTranslationTarget(where: {id: "${id}"}, ${done}) { id } }`);
    const byId = `{ translationTarget(where: {id: "${id}"}, stage: DRAFT) { translationState importedAt } }`;
    expect((await content.askDraft(byId)).values).toEqual({
      translationTarget: { translationState: 'Translated', importedAt: time },
    });
  });

  it('refuses blocks that do not fit the model and creates, unpublishes and deletes entries', async () => {
    const wrong =
      'mutation { updatePage(where: {id: "page-home"}, data: {blocks: [{__typename: "TextBlock", colour: "red"}]}) { id } }';
    expect((await content.askDraft(wrong)).message).toBe('data.blocks[0].colour: unknown field');
    const created = await content.askDraft(
      'mutation { createPage(data: {slug: "new", title: "New", site: {connect: {id: "site-main"}}}) { id site { name } } }',
    );
    const page = created.values['createPage'] as { id: string; site: unknown };
    expect(page.site).toEqual({ name: 'KMX' });
    const where = `where: {id: "${page.id}"}`;
    await content.askDraft(`mutation { publishPage(${where}) { id } }`);
    expect((await content.ask(`{ page(${where}) { title } }`)).values).toEqual({ page: { title: 'New' } });
    await content.askDraft(`mutation { unpublishPage(${where}) { id } }`);
    expect((await content.ask(`{ page(${where}) { title } }`)).values).toEqual({ page: null });
    await content.askDraft(`mutation { deletePage(${where}) { id } }`);
    expect((await content.askDraft(`{ page(${where}, stage: DRAFT) { title } }`)).values).toEqual({ page: null });
  });
});
