import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestContent, type TestContent } from '../../create-test-content.ts';

let content: TestContent;
beforeAll(async () => {
  content = await createTestContent();
}, 60_000);
afterAll(() => content.close());

const mutate = async (field: string, selection: string) =>
  (await content.askDraft(`mutation { ${field} { ${selection} } }`)).values;
const connectionSchema = v.object({
  aggregate: v.object({ count: v.number() }),
  pageInfo: v.object({ pageSize: v.number(), hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
});
const page = 'aggregate { count } pageInfo { pageSize hasNextPage endCursor }';

const inXx = 'where: { language: "xx" }';
const countTargets = async (stage: string) => {
  const { values } = await content.askDraft(
    `{ translationTargetsConnection(${inXx}, stage: ${stage}) { aggregate { count } } }`,
  );
  return values;
};

beforeAll(async () => {
  const targets = Array.from({ length: 52 }, () => '{ language: "xx" }').join(' ');
  for (const slug of ['many-a', 'many-b']) {
    const relation = `translationTargetLanguages: { create: [${targets}] }`;
    await mutate(`createPage(data: { slug: "${slug}", title: "Many", ${relation} })`, 'id');
  }
}, 60_000);

it('HY-40 HY-70 a mutation that answers a connection writes 100 entries at most, and the next ones after its cursor', async () => {
  const field = 'publishManyTranslationTargetsConnection';
  const publish = async (paging: string) =>
    v.parse(connectionSchema, (await mutate(`${field}(${inXx}, ${paging})`, page))[field]);
  const first = await publish('first: 500');
  expect(first).toMatchObject({ aggregate: { count: 104 }, pageInfo: { pageSize: 100, hasNextPage: true } });
  expect(await countTargets('PUBLISHED')).toEqual({ translationTargetsConnection: { aggregate: { count: 100 } } });
  const next = await publish(`after: "${first.pageInfo.endCursor}"`);
  expect(next.pageInfo).toMatchObject({ pageSize: 4, hasNextPage: false });
  expect(await countTargets('PUBLISHED')).toEqual({ translationTargetsConnection: { aggregate: { count: 104 } } });
}, 60_000);

it('HY-70 the older mutations write all that the filter finds and answer how many there were', async () => {
  expect(await mutate(`deleteManyTranslationTargets(${inXx})`, 'count')).toEqual({
    deleteManyTranslationTargets: { count: 104 },
  });
  expect(await countTargets('DRAFT')).toEqual({ translationTargetsConnection: { aggregate: { count: 0 } } });
  await mutate('createStoryCategory(data: { slug: "old-1", name: "Old" })', 'id');
  await mutate('createStoryCategory(data: { slug: "old-2", name: "Old" })', 'id');
  const where = 'where: { slug_starts_with: "old-" }';
  for (const [verb, data, readers] of [
    ['update', ', data: { name: "Older" }', []],
    ['publish', '', [{ name: 'Older' }, { name: 'Older' }]],
    ['unpublish', '', []],
  ] as const) {
    const field = `${verb}ManyStoryCategories`;
    expect(await mutate(`${field}(${where}${data})`, 'count')).toEqual({ [field]: { count: 2 } });
    const { values } = await content.ask(`{ storyCategories(${where}) { name } }`);
    expect(values['storyCategories']).toEqual(readers);
  }
}, 60_000);

it('HY-04 HY-70 the older mutations are marked as such and name their successors', async () => {
  const { values } = await content.ask(
    '{ __type(name: "Mutation") { fields(includeDeprecated: true) { name isDeprecated deprecationReason } } }',
  );
  const fieldSchema = v.object({
    name: v.string(),
    isDeprecated: v.boolean(),
    deprecationReason: v.nullable(v.string()),
  });
  const { __type } = v.parse(v.object({ __type: v.object({ fields: v.array(fieldSchema) }) }), values);
  const pages = __type.fields.filter(({ name }) => /ManyPages(?:Connection)?$/.test(name));
  const deprecated = pages.filter(({ isDeprecated }) => isDeprecated);
  expect(deprecated.map(({ name }) => name)).toEqual(
    ['update', 'delete', 'publish', 'unpublish'].map((verb) => `${verb}ManyPages`),
  );
  expect(pages).toHaveLength(8);
  for (const { name, deprecationReason } of deprecated) expect(deprecationReason).toContain(`${name}Connection`);
});
