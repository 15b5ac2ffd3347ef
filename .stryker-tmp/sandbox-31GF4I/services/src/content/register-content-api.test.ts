// @ts-nocheck
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContent, type TestContent } from './create-test-content.ts';

let content: TestContent;
let endpoint = '';
const headers = { authorization: 'Bearer published-token-1' };
beforeAll(async () => {
  content = await createTestContent();
  endpoint = content.endpoint.replace('/content/graphql', '/v2/kmx-website/master');
}, 60_000);
afterAll(() => content.close());

const post = (url: string, body: object, more: Readonly<Record<string, string>> = headers) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  });

describe('the address of the hosted system', () => {
  it('HY-01 takes what our own address takes, and answers the same', async () => {
    const body = {
      query: 'query Page($id: ID!) { page(where: { id: $id }) { slug title } } query Other { __typename }',
      operationName: 'Page',
      variables: { id: 'page-company' },
    };
    const answers = await Promise.all([endpoint, content.endpoint].map((url) => post(url, body)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(texts[0]).toBe('{"data":{"page":{"slug":"company","title":"Company"}}}');
    expect(texts[1]).toBe(texts[0]);
  });

  it('HY-01 HY-03 answers queries by GET with variables, stage and locales, and refuses mutations there', async () => {
    const ask = (query: string, variables?: string) => {
      const parameters = new URLSearchParams({ query, ...(variables === undefined ? {} : { variables }) });
      return fetch(`${endpoint}?${parameters}`, { headers: { ...headers, 'gcms-locales': 'de, en' } });
    };
    const query = 'query ($id: ID!) { page(where: { id: $id }) { title } }';
    expect(await (await ask(query, '{"id":"page-company"}')).json()).toEqual({
      data: { page: { title: 'Unternehmen' } },
    });
    expect((await ask(query, '{"id":')).status).toBe(400);
    expect((await ask(`{ pages(where: { slug: "${'x'.repeat(12_000)}" }) { id } }`)).status).not.toBe(500);
    expect((await ask('mutation { deletePage(where: { id: "page-home" }) { id } }')).status).toBe(405);
  });

  it('HY-81 answers 401 without a token and 404 for an environment that is not ours, in the vendor error form', async () => {
    const query = { query: '{ __typename }' };
    const stranger = await post(endpoint, query, {});
    const elsewhere = await post(endpoint.replace('master', 'staging'), query);
    expect([stranger.status, elsewhere.status]).toEqual([401, 404]);
    expect(await elsewhere.json()).toMatchObject({ errors: [{ message: 'environment is not known' }], data: null });
  });

  const audits = serverAudits({
    url: () => endpoint,
    fetchFn: (url: string, init: RequestInit = {}) =>
      fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } }),
  });
  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('SRV-017 %s %s', async (_id, _name, audit) => {
    const result = await audit.fn();
    expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok');
  });
});
