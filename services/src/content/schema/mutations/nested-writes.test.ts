import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  parse,
  validate,
} from 'graphql';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContent, type TestContent } from '../../create-test-content.ts';

const storyEditor = 'story-editor-token-1';
const tokens = [
  {
    name: 'Story editor',
    token: storyEditor,
    grants: [{ models: ['Story'] }, { models: ['StoryCategory', 'StoryContact'], actions: ['read', 'update'] }],
  },
];

let content: TestContent;
let schema: GraphQLSchema;
beforeAll(async () => {
  content = await createTestContent({ CMS_TOKENS: JSON.stringify(tokens) });
  const { data } = await send(getIntrospectionQuery(), {});
  schema = buildClientSchema(data as unknown as IntrospectionQuery);
}, 60_000);
afterAll(() => content.close());

const answerSchema = v.object({
  data: v.nullable(v.record(v.string(), v.unknown())),
  errors: v.optional(v.array(v.object({ message: v.string() })), []),
});

async function send(query: string, variables: object, token = 'drafts-token-0001') {
  const response = await fetch(content.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = v.parse(answerSchema, await response.json());
  return { status: response.status, data: data ?? {}, message: errors[0]?.message };
}

/** As a client does that knows nothing but what the API says of itself: checked against its schema before it is sent. */
async function write(query: string, variables: object, token?: string) {
  expect(validate(schema, parse(query))).toEqual([]);
  return send(query, variables, token);
}

const storyFields = 'id category { slug name } storyContacts { slug name }';
const createStory = `mutation ($data: StoryCreateInput!) { createStory(data: $data) { ${storyFields} } }`;
const updateStory = `mutation ($where: StoryWhereUniqueInput!, $data: StoryUpdateInput!) {
  updateStory(where: $where, data: $data) { ${storyFields} } }`;
const findDrafts = async (list: string) => (await send(`{ ${list} { slug } }`, {})).data;

describe('relations', () => {
  it('HY-70 creates, connects, changes and takes out related entries in one mutation', async () => {
    const created = await write(createStory, {
      data: {
        ...{ slug: 'nested', title: 'Nested', productSlugs: [] },
        category: { create: { slug: 'nested-category', name: 'Nested category' } },
        storyContacts: {
          create: [{ slug: 'ada-nested', name: 'Ada', role: 'Engineer' }],
          connect: [{ slug: 'yuki-tanabe' }],
        },
      },
    });
    expect(created).toMatchObject({
      status: 200,
      data: {
        createStory: {
          category: { slug: 'nested-category', name: 'Nested category' },
          storyContacts: [{ slug: 'yuki-tanabe' }, { slug: 'ada-nested' }],
        },
      },
    });
    const changed = await write(updateStory, {
      where: { slug: 'nested' },
      data: {
        category: { update: { where: { slug: 'nested-category' }, data: { name: 'Renamed' } } },
        storyContacts: {
          disconnect: [{ slug: 'yuki-tanabe' }],
          update: [{ where: { slug: 'ada-nested' }, data: { name: 'Ada Keller' } }],
          upsert: [
            {
              where: { slug: 'ben-nested' },
              data: { create: { slug: 'ben-nested', name: 'Ben', role: 'Engineer' }, update: { name: 'Never' } },
            },
          ],
        },
      },
    });
    expect(changed.data).toMatchObject({
      updateStory: {
        category: { name: 'Renamed' },
        storyContacts: [
          { slug: 'ada-nested', name: 'Ada Keller' },
          { slug: 'ben-nested', name: 'Ben' },
        ],
      },
    });
    const emptied = await write(updateStory, {
      where: { slug: 'nested' },
      data: { category: { disconnect: true }, storyContacts: { delete: [{ slug: 'ben-nested' }] } },
    });
    expect(emptied.data).toMatchObject({ updateStory: { category: null, storyContacts: [{ slug: 'ada-nested' }] } });
    expect(await findDrafts('storyContacts(stage: DRAFT, where: { slug: "ben-nested" })')).toEqual({
      storyContacts: [],
    });
    expect(await findDrafts('storyCategories(stage: DRAFT, where: { slug: "nested-category" })')).toEqual({
      storyCategories: [{ slug: 'nested-category' }],
    });
  });

  it('HY-70 writes all or nothing: what cannot be written leaves no part of the mutation behind', async () => {
    const twice = {
      create: [
        { slug: 'twin', name: 'One', role: 'A' },
        { slug: 'twin', name: 'Two', role: 'B' },
      ],
    };
    const base = { slug: 'never', title: 'Never', productSlugs: [] };
    const refused = await write(createStory, { data: { ...base, storyContacts: twice } });
    expect([refused.status, refused.message]).toEqual([400, 'value is not unique for the field "slug"']);
    const category = { create: { slug: 'customer', name: 'Taken' } };
    expect((await write(createStory, { data: { ...base, category } })).status).toBe(400);
    const foreign = { update: { where: { slug: 'people' }, data: { name: 'Others' } } };
    const other = await write(updateStory, { where: { slug: 'what-a-micrograph-shows' }, data: { category: foreign } });
    expect([other.status, other.message]).toEqual([400, expect.stringContaining('does not hold')]);
    expect(await findDrafts('storyContacts(stage: DRAFT, where: { slug: "twin" })')).toEqual({ storyContacts: [] });
    expect(await findDrafts('stories(stage: DRAFT, where: { slug: "never" })')).toEqual({ stories: [] });
  });

  it('HY-02 asks for each entry whether the token may write it', async () => {
    const where = { slug: 'what-a-micrograph-shows' };
    const rename = { category: { update: { where: { slug: 'technology' }, data: { name: 'Technology' } } } };
    expect((await write(updateStory, { where, data: rename }, storyEditor)).status).toBe(200);
    for (const storyContacts of [
      { create: [{ slug: 'not-mine', name: 'No', role: 'No' }] },
      { delete: [{ slug: 'yuki-tanabe' }] },
    ]) {
      expect((await write(updateStory, { where, data: { storyContacts } }, storyEditor)).status).toBe(403);
    }
  });
});

const updatePage = `mutation ($id: ID!, $data: PageUpdateInput!) { updatePage(where: { id: $id }, data: $data) {
  blocks { __typename ... on TextBlock { id title } ... on ImageBlock { id caption image { fileName } }
    ... on TeaserBlock { id items { id title link { text path } } } } } }`;
const pageSchema = v.object({
  updatePage: v.object({ blocks: v.array(v.looseObject({ id: v.optional(v.string()) })) }),
});

describe('components', () => {
  const change = async (id: string, blocks: object) => {
    const { status, data, message } = await write(updatePage, { id, data: { blocks } });
    expect([status, message]).toEqual([200, undefined]);
    return v.parse(pageSchema, data).updatePage.blocks;
  };

  it('HY-70 HY-17 creates, changes, moves and deletes single blocks by their id', async () => {
    const created = await write('mutation ($data: PageCreateInput!) { createPage(data: $data) { id } }', {
      data: {
        ...{ slug: 'components', title: 'Components', languages: [], countries: [], roles: [] },
        blocks: { create: [{ TextBlock: { title: 'First' } }, { TextBlock: { title: 'Second' } }] },
      },
    });
    const { id } = v.parse(v.object({ createPage: v.object({ id: v.string() }) }), created.data).createPage;
    const [first, second, image] = await change(id, {
      create: [
        {
          ImageBlock: {
            data: { caption: 'New', image: { connect: { id: 'asset-company' } } },
            position: { end: true },
          },
        },
      ],
    });
    expect(image).toMatchObject({ __typename: 'ImageBlock', caption: 'New', image: { fileName: expect.any(String) } });
    const moved = await change(id, {
      update: [
        { TextBlock: { where: { id: second?.id }, data: { title: 'Now first' }, position: { before: first?.id } } },
      ],
    });
    expect(moved.map((block) => block.id)).toEqual([second?.id, first?.id, image?.id]);
    expect(moved[0]).toMatchObject({ title: 'Now first' });
    const left = await change(id, {
      delete: [{ TextBlock: { id: first?.id } }],
      upsert: [
        { ImageBlock: { where: { id: image?.id }, data: { create: { caption: 'No' }, update: { caption: 'Yes' } } } },
      ],
    });
    expect(left).toMatchObject([
      { id: second?.id },
      { id: image?.id, caption: 'Yes', image: { fileName: expect.any(String) } },
    ]);
    const wrong = await write(updatePage, { id, data: { blocks: { delete: [{ TextBlock: { id: first?.id } }] } } });
    expect([wrong.status, wrong.message]).toEqual([400, 'the field "blocks" holds no TextBlock with this id']);
  });

  it('HY-70 writes components inside components, and takes a whole value as the editor area gives it', async () => {
    const [teaser] = await change('page-careers', {
      set: [{ __typename: 'TeaserBlock', items: [{ title: 'Kept', link: { text: 'Go', path: '/products' } }] }],
    });
    const items = v.parse(v.object({ items: v.array(v.object({ id: v.string() })) }), teaser).items;
    const item = {
      where: { id: items[0]?.id },
      data: { link: { update: { where: {}, data: { path: '/services' } } } },
    };
    const [wrong] = [
      await write(updatePage, {
        id: 'page-careers',
        data: {
          blocks: { update: [{ TeaserBlock: { where: { id: teaser?.id }, data: { items: { update: [item] } } } }] },
        },
      }),
    ];
    expect(wrong.message).toContain('no Link with this id');
    const created = { where: { id: items[0]?.id }, data: { link: { create: { text: 'Go', path: '/services' } } } };
    const [changed] = await change('page-careers', {
      update: [{ TeaserBlock: { where: { id: teaser?.id }, data: { items: { update: [created] } } } }],
    });
    expect(changed).toMatchObject({ items: [{ title: 'Kept', link: { path: '/services' } }] });
    const whole = await send(updatePage, {
      id: 'page-careers',
      data: { blocks: [{ __typename: 'TextBlock', title: 'Whole' }] },
    });
    expect(whole.data).toMatchObject({ updatePage: { blocks: [{ title: 'Whole' }] } });
  });

  it('HY-70 writes the one component of a field', async () => {
    const news = `mutation ($data: NewsFeedItemUpdateInput!) {
      updateNewsFeedItem(where: { id: "news-scriba-560" }, data: $data) { link { id text path } } }`;
    const link = async (action: object) => (await write(news, { data: { link: action } })).data['updateNewsFeedItem'];
    const made = await link({ create: { text: 'Read', path: '/stories' } });
    expect(made).toMatchObject({ link: { text: 'Read', path: '/stories' } });
    const { id } = v.parse(v.object({ link: v.object({ id: v.string() }) }), made).link;
    expect(await link({ update: { where: { id }, data: { text: 'Read on' } } })).toEqual({
      link: { id, text: 'Read on', path: '/stories' },
    });
    expect(await link({ delete: true })).toEqual({ link: null });
  });
});
