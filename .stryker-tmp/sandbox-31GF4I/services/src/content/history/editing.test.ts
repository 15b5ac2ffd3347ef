// @ts-nocheck
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestContent, type TestContent } from '../create-test-content.ts';

let content: TestContent;
beforeAll(async () => {
  content = await createTestContent();
}, 60_000);
afterAll(() => content.close());

const pageSchema = v.object({
  updatePage: v.object({
    history: v.array(v.object({ revision: v.number() })),
    updatedBy: v.object({ name: v.string() }),
    blocks: v.array(v.object({ id: v.string(), items: v.optional(v.array(v.object({ id: v.string() }))) })),
  }),
});
const logSchema = v.object({
  count: v.number(),
  people: v.array(v.object({ id: v.string(), name: v.string() })),
  entries: v.array(
    v.object({
      action: v.string(),
      model: v.string(),
      entryId: v.string(),
      title: v.nullable(v.string()),
      locales: v.array(v.string()),
      author: v.nullable(v.object({ id: v.string(), name: v.string() })),
    }),
  ),
});

const fields = 'history(limit: 1) { revision } updatedBy { name } blocks { ... on TeaserBlock { id items { id } } }';
const write = (data: string) => `mutation { updatePage(where: { id: "page-careers" }, data: ${data}) { ${fields} } }`;
const teaser = '{ __typename: "TeaserBlock", title: "Two", items: [{ title: "One" }, { title: "Other" }] }';

async function update(data: string, headers: Readonly<Record<string, string>> = {}) {
  return v.parse(pageSchema, (await content.askDraft(write(data), headers)).values).updatePage;
}

async function readLog(query: string, token = 'drafts-token-0001') {
  const response = await fetch(new URL(`/content/log?${query}`, content.endpoint), {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, log: response.ok ? v.parse(logSchema, await response.json()) : null };
}

it('EDT-002 HY-87 blocks and their items have ids that stay with them when they are moved; copies get new ones', async () => {
  const sample = await content.ask(
    '{ pages(first: 100) { blocks { __typename ... on HeroBlock { id links { id } } } } }',
  );
  expect(JSON.stringify(sample.values)).toMatch(/"HeroBlock","id":"[0-9a-f]{16}"/);
  const { blocks } = await update(`{ blocks: [${teaser}] }`);
  const [block] = blocks;
  const ids = block?.items?.map(({ id }) => id) ?? [];
  expect(new Set([block?.id, ...ids]).size).toBe(3);
  const item = (id: string | undefined) => `{ id: "${id}", title: "x" }`;
  const moved = `{ __typename: "TeaserBlock", id: "${block?.id}", items: [${item(ids[1])}, ${item(ids[0])}, ${item(ids[1])}] }`;
  const after = (await update(`{ blocks: [${moved}] }`)).blocks[0];
  expect(after?.id).toBe(block?.id);
  expect(after?.items?.slice(0, 2).map(({ id }) => id)).toEqual([ids[1], ids[0]]);
  expect(ids).not.toContain(after?.items?.[2]?.id);
  const wrong = await content.askDraft(write('{ blocks: [{ __typename: "TeaserBlock", id: "a b" }] }'));
  expect([wrong.status, wrong.message]).toEqual([400, 'data.blocks[0].id: expected ID']);
});

it('EDT-002 a write that says which revision its editor has seen is refused when another one was saved since', async () => {
  const first = (await update('{ description: "First" }')).history[0]?.revision ?? 0;
  const headers = { 'x-expected-revision': String(first) };
  const [one, other] = await Promise.all([
    content.askDraft(write('{ description: "Mine" }'), headers),
    content.askDraft(write('{ description: "Theirs" }'), headers),
  ]);
  expect([one.status, other.status].toSorted()).toEqual([200, 409]);
  const publish = 'mutation { publishPage(where: { id: "page-careers" }, locales: [en]) { id } }';
  expect((await content.askDraft(publish, headers)).status).toBe(409);
  expect((await content.askDraft(publish, { 'x-expected-revision': String(first + 1) })).status).toBe(200);
  expect((await content.askDraft(publish, { 'x-expected-revision': 'newest' })).status).toBe(400);
  expect((await content.askDraft(publish)).status).toBe(200);
});

it('EDT-002 the log says who did what, by the name that the shell gives, and can be filtered', async () => {
  const names = { 'x-author': encodeURIComponent('山田 花子') };
  expect((await update('{ title: "Careers at KMX" }', names)).updatedBy.name).toBe('山田 花子');
  await content.askDraft('mutation { publishPage(where: { id: "page-careers" }, locales: [en]) { id } }', names);
  await content.askDraft('mutation { unpublishPage(where: { id: "page-careers" }) { id } }');
  const made = await content.askDraft('mutation { createStory(data: { slug: "gone", title: "Gone" }) { id } }', names);
  await content.askDraft('mutation { deleteStory(where: { slug: "gone" }) { id } }', names);
  const id = v.parse(v.object({ createStory: v.object({ id: v.string() }) }), made.values).createStory.id;

  const { log } = await readLog('first=5');
  expect(log?.entries.map(({ action, model, author }) => [action, model, author?.name])).toEqual([
    ['delete', 'Story', '山田 花子'],
    ['create', 'Story', '山田 花子'],
    ['unpublish', 'Page', 'Editor area'],
    ['publish', 'Page', '山田 花子'],
    ['update', 'Page', '山田 花子'],
  ]);
  expect(log?.entries[0]).toMatchObject({ entryId: id, title: 'Gone' });
  expect(log?.entries.at(-1)).toMatchObject({ title: 'Careers at KMX', locales: ['en'] });
  const person = log?.people.find(({ name }) => name === '山田 花子')?.id;
  expect((await readLog(`author=${person}`)).log?.count).toBe(4);
  expect((await readLog('model=Story&action=create')).log?.entries).toMatchObject([{ title: 'Gone' }]);
  expect((await readLog('to=2020-01-01')).log?.count).toBe(0);
  expect((await readLog('action=dance')).status).toBe(400);
  expect((await readLog('', 'published-token-1')).status).toBe(401);
});

it('EDT-002 HY-02 a token that is not the editor area cannot write in the name of a person', async () => {
  const refused = await content.ask(write('{ description: "x" }'), { 'x-author': 'Somebody' });
  expect(refused.status).toBe(403);
  const known = await content.askDraft('{ users(where: { name: "Somebody" }) { name } }');
  expect(known.values).toEqual({ users: [] });
});

it('EDT-002 what visitors of lists would miss must be there before an entry is published; the draft may lack it', async () => {
  const blocks = '[{ __typename: "AccordionBlock", items: [{ title: "Asked" }, { title: " " }] }]';
  const create = `mutation { createPage(data: { slug: "begun", title: "", blocks: ${blocks} }) { id } }`;
  expect((await content.askDraft(create)).status).toBe(200);
  const publish = 'mutation { publishManyPagesConnection(where: { slug: "begun" }) { aggregate { count } } }';
  const { status, message } = await content.askDraft(publish);
  expect([status, message]).toEqual([400, 'cannot be published, these are empty: title, blocks.0.items.1.title']);
  const release = 'mutation { createMediaRelease(data: { slug: "begun", title: "Begun" }) { id } }';
  expect((await content.askDraft(release)).status).toBe(200);
  const single = 'mutation { publishMediaRelease(where: { slug: "begun" }) { id } }';
  expect((await content.askDraft(single)).message).toBe('cannot be published, these are empty: publicationDate');
  expect((await content.ask('{ mediaReleases(where: { slug: "begun" }) { id } }')).values).toEqual({
    mediaReleases: [],
  });
});
