import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestContent, type TestContent } from '../create-test-content.ts';
import { answerSchema, blocks, translate } from './translation.fixture.ts';

let content: TestContent;
let origin = '';
let pageId = '';
beforeAll(async () => {
  content = await createTestContent();
  origin = new URL(content.endpoint).origin;
}, 60_000);
afterAll(() => content.close());

async function mutate(query: string, variables: object): Promise<Record<string, unknown>> {
  const response = await fetch(content.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer drafts-token-0001' },
    body: JSON.stringify({ query, variables }),
  });
  return v.parse(v.object({ data: v.record(v.string(), v.unknown()) }), await response.json()).data;
}

beforeEach(async () => {
  const create = 'mutation ($data: PageCreateInput!) { createPage(data: $data) { id } }';
  const data = { slug: 'translated', title: 'A title', languages: ['en', 'de', 'ja'], blocks };
  pageId = v.parse(v.object({ id: v.string() }), (await mutate(create, { data }))['createPage']).id;
});

async function call(path: string, body?: string, method = 'POST') {
  const headers = {
    authorization: 'Bearer drafts-token-0001',
    ...(body === undefined ? {} : { 'content-type': 'application/xml' }),
  };
  const init = body === undefined ? { method, headers } : { method, headers, body };
  const response = await fetch(`${origin}/content/translation/${path}`, init);
  const text = await response.text();
  return { status: response.status, text, answer: v.parse(answerSchema, text.startsWith('{') ? JSON.parse(text) : {}) };
}
const readStates = async () =>
  (await call(`state/${pageId}`, undefined, 'GET')).answer.targetLanguages.map(({ language, translationState }) => [
    language,
    translationState,
  ]);

async function exportGerman(): Promise<string> {
  await call(`start/${pageId}?languages=de`);
  return (await call(`export/${pageId}?language=de`)).text;
}

async function readGerman() {
  const query =
    'query ($id: ID!) { page(stage: DRAFT, where: { id: $id }) { localizations(locales: [de]) { title } } }';
  return (await mutate(query, { id: pageId }))['page'];
}

describe('translation of a page', () => {
  it('EDT-010 SRV-026 EDT-014 starts, tells and resets the state, and says who did what', async () => {
    const before = await call(`state/${pageId}`, undefined, 'GET');
    expect(before.answer).toMatchObject({ sourceLanguage: 'en', translationState: null, targetLanguages: [] });
    const started = await call(`start/${pageId}`);
    expect(started.answer).toMatchObject({ translationState: 'MarkedForTranslation' });
    expect(await readStates()).toEqual([
      ['de', 'MarkedForTranslation'],
      ['ja', 'MarkedForTranslation'],
    ]);
    await call(`reset/${pageId}?languages=ja`);
    expect(await readStates()).toEqual([['de', 'MarkedForTranslation']]);
    const { answer } = await call(`reset/${pageId}`);
    expect(answer).toMatchObject({ translationState: null, targetLanguages: [] });
    expect(answer.log.map(({ action, language, author }) => [action, language, author])).toEqual([
      ['reset', 'de', 'Editor area'],
      ['reset', 'ja', 'Editor area'],
      ['start', 'ja', 'Editor area'],
      ['start', 'de', 'Editor area'],
    ]);
    expect((await call('state/nowhere', undefined, 'GET')).status).toBe(404);
    expect((await call(`start/${pageId}?languages=xx`)).status).toBe(400);
    const stranger = await fetch(`${origin}/content/translation/state/${pageId}`, {
      headers: { authorization: 'Bearer x' },
    });
    expect(stranger.status).toBe(401);
  });

  it('EDT-014 SYS-043 export and import move the state and note their times; the translation is in the draft', async () => {
    const xliff = await exportGerman();
    expect(xliff).toContain(
      '<source>Wires are <pc id="1" type="fmt" canDelete="no">cut</pc> &amp; <pc id="2" type="link" canDelete="no">crimped &lt; fast</pc></source>',
    );
    expect(xliff).not.toMatch(/Default|\/products|images/);
    const [sent] = (await call(`state/${pageId}`, undefined, 'GET')).answer.targetLanguages;
    expect(sent).toMatchObject({ translationState: 'InProgress', importedAt: null, isSourceChanged: false });
    expect(sent?.exportedAt).toMatch(/^\d{4}-/);
    const { status, answer } = await call(`import/${pageId}?language=de`, translate(xliff));
    expect([status, answer.problems]).toEqual([200, []]);
    expect(answer).toMatchObject({ translationState: 'Translated', targetLanguages: [{ isSourceChanged: false }] });
    const version = 'query ($id: ID!) { pageVersion(where: { id: $id, revision: 2, stage: DRAFT }) { data } }';
    const { data } = v.parse(
      v.object({ data: v.object({ localizations: v.array(v.unknown()) }) }),
      (await mutate(version, { id: pageId }))['pageVersion'],
    );
    // Ids of blocks and their items are those of the source.
    const id = expect.stringMatching(/^[0-9a-f]{16}$/);
    expect(data.localizations.find((one) => v.is(v.looseObject({ locale: v.literal('de') }), one))).toEqual({
      locale: 'de',
      title: 'A TITLE',
      blocks: [
        {
          id,
          __typename: 'TextBlock',
          title: 'PRECISION',
          layout: 'Default',
          body: {
            children: [
              {
                type: 'paragraph',
                children: [
                  { text: 'WIRES ARE ' },
                  { text: 'CUT', bold: true },
                  { text: ' & ' },
                  { type: 'link', href: '/products', children: [{ text: 'CRIMPED < FAST' }] },
                ],
              },
              { type: 'image', src: '/images/press.webp', altText: 'A PRESS', children: [{ text: '' }] },
              {
                type: 'bulleted-list',
                children: [
                  { type: 'list-item', children: [{ type: 'list-item-child', children: [{ text: 'ONE POINT' }] }] },
                ],
              },
            ],
          },
        },
        {
          id,
          __typename: 'TableBlock',
          title: 'FIGURES',
          columns: ['SIZE', 'WEIGHT'],
          rows: [{ id, cells: ['2 M', '40 KG'] }],
        },
      ],
    });
  });

  it('EDT-014 notices that the source was changed since the export, and refuses the translation of the old text', async () => {
    const xliff = translate(await exportGerman());
    const update = 'mutation ($id: ID!) { updatePage(where: { id: $id }, data: { title: "Another title" }) { id } }';
    await mutate(update, { id: pageId });
    const { answer } = await call(`state/${pageId}`, undefined, 'GET');
    expect(answer.targetLanguages[0]?.isSourceChanged).toBe(true);
    const refused = await call(`import/${pageId}?language=de`, xliff);
    expect([refused.status, refused.answer.problems]).toEqual([422, [{ unit: 'title', code: 'source-changed' }]]);
    const repeated = await call(`export/${pageId}?language=de`);
    expect((await call(`import/${pageId}?language=de`, translate(repeated.text))).status).toBe(200);
  });

  it('EDT-014 accepts the elements of XLIFF under any prefix of its namespace', async () => {
    const good = translate(await exportGerman());
    const prefix = (name: string) =>
      good.replaceAll(/<(\/?)(?=[a-z])/g, `<$1${name}:`).replace(' xmlns="', ` xmlns="urn:other" xmlns:${name}="`);
    const wrong = [
      prefix('x').replace('xmlns:x="', 'xmlns:y="'),
      prefix('x').replace('urn:oasis:names:tc:xliff:document:2.0', 'urn:other'),
      good.replace('<unit ', '<z:unit ').replace('</unit>', '</z:unit>'),
    ];
    for (const file of wrong) expect((await call(`import/${pageId}?language=de`, file)).status).toBe(422);
    const mixed = prefix('x').replaceAll(/<x:segment>(.*?)<\/x:segment>/gs, (segment) =>
      segment.replaceAll('x:', '').replace('<segment>', '<segment xmlns="urn:oasis:names:tc:xliff:document:2.0">'),
    );
    const withRemark = mixed.replace(/<x:unit [^>]*>/, '$&<m:note xmlns:m="urn:memory">kept</m:note>');
    expect((await call(`import/${pageId}?language=de`, withRemark)).answer.problems).toEqual([]);
    await exportGerman();
    const { status, answer } = await call(`import/${pageId}?language=de`, prefix('xlf'));
    expect([status, answer.problems]).toEqual([200, []]);
    expect(JSON.stringify(await readGerman())).toContain('A TITLE');
  });

  it('EDT-010 refuses every wrong file with the whole list of errors, and imports nothing of it', async () => {
    const good = translate(await exportGerman());
    const unit = /<unit id="blocks\.1\.columns\.0".*?<\/unit>/.exec(good)?.[0] ?? '';
    const cases: readonly (readonly [string, readonly unknown[]])[] = [
      [good.replace('</xliff>', ''), [[null, 'unreadable']]],
      [good.replace('<xliff', '<!DOCTYPE xliff [<!ENTITY a "b">]><xliff'), [[null, 'unreadable']]],
      ['<html/>', [[null, 'unreadable']]],
      [good.replace(`file id="${pageId}"`, 'file id="page-home"'), [[null, 'other-page']]],
      [good.replace('trgLang="de"', 'trgLang="fr"'), [[null, 'other-language']]],
      [good.replace(unit, ''), [['blocks.1.columns.0', 'missing-unit']]],
      [good.replace(unit, unit + unit), [['blocks.1.columns.0', 'repeated-unit']]],
      [
        good.replace(unit, unit.replace('columns.0', 'columns.9')),
        [
          ['blocks.1.columns.9', 'unknown-unit'],
          ['blocks.1.columns.0', 'missing-unit'],
        ],
      ],
      [
        good
          .replace('<target>WIRES ARE <pc id="1" type="fmt" canDelete="no">CUT</pc>', '<target>WIRES ARE CUT')
          .replace('<target>FIGURES</target>', ''),
        [
          ['blocks.0.body.0', 'placeholders-changed'],
          ['blocks.1.title', 'not-translated'],
        ],
      ],
      [good.replace('<target>A TITLE', '<target><ph id="7"/>A TITLE'), [['title', 'placeholders-changed']]],
      [
        good.replace('<target>WIRES ARE <pc id="1" type="fmt"', '<target>WIRES ARE <pc id="1" type="link"'),
        [['blocks.0.body.0', 'placeholders-changed']],
      ],
    ];
    for (const [file, expected] of cases) {
      const { status, answer } = await call(`import/${pageId}?language=de`, file);
      expect([status, answer.problems.map(({ unit: id, code }) => [id, code])]).toEqual([422, expected]);
    }
    expect(await readGerman()).toEqual({ localizations: [] });
    expect(await readStates()).toEqual([['de', 'InProgress']]);
    expect((await call(`import/${pageId}?language=ja`, good)).status).toBe(409);
    expect((await call(`import/${pageId}?language=de`, 'x'.repeat(2_200_000))).status).toBe(413);
  });

  it('SYS-043 every page of the sample content can be sent out and comes back as it was', async () => {
    const pages = (await mutate('{ pages(first: 100, stage: DRAFT, locales: [en]) { id } }', {}))['pages'];
    const ids = v.parse(v.array(v.object({ id: v.string() })), pages).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(30);
    for (const id of ids.filter((candidate) => candidate.startsWith('page-'))) {
      pageId = id;
      const xliff = await exportGerman();
      const echo = xliff.replaceAll(/<source>(.*?)<\/source>/gs, '$&<target>$1</target>');
      expect([id, await call(`import/${id}?language=de`, echo)]).toMatchObject([
        id,
        { status: 200, answer: { problems: [] } },
      ]);
    }
    const version = (locale: string) =>
      `{ page(stage: DRAFT, where: { id: "page-company" }, locales: [${locale}]) { title blocks { __typename ... on TextBlock { body { raw } } } } }`;
    expect(await mutate(version('de'), {})).toEqual(await mutate(version('en'), {}));
  });
});
