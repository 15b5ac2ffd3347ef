import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestContent, type TestContent } from '../create-test-content.ts';
import { germanStories, tokens } from './tokens.fixture.ts';

let content: TestContent;
beforeAll(async () => {
  content = await createTestContent({ CMS_TOKENS: JSON.stringify(tokens) });
}, 60_000);
afterAll(() => content.close());

describe('limits', () => {
  it('HY-80 names the place of a mistake in the query', async () => {
    const { status, message } = await content.ask('{ pages(where: {idd: "x"}) { id } }');
    expect([status, message]).toEqual([
      400,
      'input:1: Field "idd" is not defined by type PageWhereInput. Did you mean id or AND?\n',
    ]);
  });

  it('HY-80 HY-81 answers everything malformed in the same form, never with a stack', async () => {
    const send = async (body: string, type = 'application/json') => {
      const headers = { authorization: 'Bearer published-token-1', 'content-type': type };
      const response = await fetch(content.endpoint, { method: 'POST', headers, body });
      return { status: response.status, text: await response.text() };
    };
    const form =
      /^\{"errors":\[\{"message":"[^"\\]+(?:\\.[^"\\]*)*"\}\],"data":null,"extensions":\{"requestId":"[0-9a-f-]{36}"\}\}$/;
    const operation = (query: unknown) => JSON.stringify({ query });
    for (const body of [
      '{',
      '',
      '[]',
      '"text"',
      operation('{ pages'),
      operation(7),
      operation('{ pages { id } } extra'),
    ]) {
      const { status, text } = await send(body);
      expect([body, status]).toEqual([body, 400]);
      expect(text).toMatch(form);
    }
    const long = await send(operation(`{ ${'a '.repeat(6000)}}`));
    expect(long.text).toMatch(form);
    expect(long.text).toContain('more than 5000 tokens');
    expect(await send('query=x', 'text/html')).toMatchObject({ status: 415, text: expect.stringMatching(form) });
  });

  it('HY-82 refuses oversized requests with 413, a query sooner than a mutation', async () => {
    const text = 'x'.repeat(30_000);
    const query = await content.ask(`{ pages(where: { slug: "${text}" }) { id } }`);
    expect([query.status, query.message]).toEqual([413, expect.stringContaining('20480 are allowed')]);
    const mutation = await content.askDraft(
      `mutation { updatePage(where: { id: "none" }, data: { slug: "${text}" }) { id } }`,
    );
    expect([mutation.status, mutation.values]).toEqual([200, { updatePage: null }]);
    const huge = await content.ask(`{ pages(where: { slug: "${'x'.repeat(200_000)}" }) { id } }`);
    expect([huge.status, huge.body.data]).toEqual([413, null]);
  });

  it('HY-84 reports the points of a query on request', async () => {
    const { body } = await content.ask('{ stories(first: 3) { slug category { name } } }', {
      'x-inspect-complexity': 'true',
    });
    expect(body.extensions?.['complexity']).toMatchObject([
      {
        complexity: 6,
        children: [{ field: 'stories', complexity: 6, children: [{ field: 'slug', complexity: 1 }, {}] }],
      },
    ]);
  });

  it('HY-01 HY-04 answers queries by GET, and describes itself', async () => {
    const headers = { authorization: 'Bearer published-token-1' };
    const ask = (query: string) => fetch(`${content.endpoint}?query=${encodeURIComponent(query)}`, { headers });
    expect(await (await ask('{ __type(name: "Node") { possibleTypes { name } } }')).text()).toContain('"Story"');
    expect((await ask('mutation { deletePage(where: { id: "page-home" }) { id } }')).status).toBe(405);
  });

  it('HY-83 asks a token to wait that asks too often', async () => {
    // So few are allowed that a slow machine, whose requests fall into several seconds, meets the limit as well.
    const strict = await createTestContent({ CMS_TOKENS: JSON.stringify(tokens), CMS_REQUESTS_PER_SECOND: '2' });
    onTestFinished(() => strict.close());
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => strict.ask('{ __typename }', {}, germanStories)),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 429]));
    expect(answers.find(({ status }) => status === 429)?.message).toBe('too many requests');
  });
});
