import { beforeEach, expect, it, vi } from 'vitest';
import { createEditorToken } from '../../access/editor-session.ts';
import { UpstreamError } from '../../backends/calls/upstream-error.ts';
import { createTestConfiguration } from '../../configuration.fixture.ts';
import type { Configuration } from '../../configuration.ts';
import { createTestContext } from '../../request/request-context.fixture.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { createTestShell } from '../../request/shell.fixture.ts';
import { answerCmsDraft, answerCmsPublic } from './cms-proxy.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const secret = 'sixteen-characters';
// What the units of two sets declare; the set without a name is the active one.
const declared: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  active: {
    'content-drafts': {
      EditorSites: 'query EditorSites { sites { id name } }',
      EditorPublishPage: 'mutation EditorPublishPage($id: ID!) { entry: publishPage(where: { id: $id }) { id } }',
    },
    content: { PublicPageLink: 'query PublicPageLink($id: ID!) { page(where: { id: $id }) { id title } }' },
  },
  before: { 'content-drafts': { EditorSites: 'query EditorSites { sites { id } }', EditorOld: '{ pages { id } }' } },
};
const findOperations = vi.fn((service: string, _composition: object, buildId: string | null) =>
  Promise.resolve((declared[buildId ?? 'active'] ?? declared['active'])?.[service] ?? {}),
);
const send = vi.fn(() => Promise.resolve({ status: 200, contentType: 'application/json', body: '{"data":{}}' }));
beforeEach(() => {
  send.mockReset();
  send.mockImplementation(() => Promise.resolve({ status: 200, contentType: 'application/json', body: '{"data":{}}' }));
});

function createContext(body: unknown, change: Partial<RequestContext> = {}): RequestContext {
  return createTestContext({
    url: new URL('https://www.kmx.example/api/cms'),
    headers: { ...sameOrigin, 'gcms-stage': 'DRAFT', 'gcms-locales': 'de, en', 'x-else': 'no' },
    cookies: { uapp_editor_area_password: createEditorToken('hash', secret) },
    readBody: () => Promise.resolve(JSON.stringify(body)),
    ...change,
  });
}

function createShell(change: Partial<Configuration> = {}) {
  const shell = createTestShell();
  return {
    configuration: createTestConfiguration({
      ...{ EDITOR_PASSWORD_HASH: 'hash', EDITOR_SECRET: secret, CMS_DRAFT_TOKEN: 'draft', browserToken: 'browser' },
      ...{ isProduction: false, ...change },
    }),
    cms: { send },
    releases: { ...shell.releases, findOperations },
    protections: { ...shell.protections, listIds: () => Promise.resolve(new Set(['page-secret'])) },
  };
}

const production = { isProduction: true };

it('SRV-046 EDT-013 D-52 the draft proxy adds the token on the server, for editors on pages of this site only', async () => {
  const answer = await answerCmsDraft(createContext({ query: '{ pages { id } }' }), createShell());
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect(send.mock.lastCall).toEqual([
    {
      token: 'draft',
      body: '{"query":"{ pages { id } }","variables":{}}',
      headers: { 'gcms-stage': 'DRAFT', 'gcms-locales': 'de, en' },
      isRead: true,
    },
  ]);
  expect(JSON.stringify(answer)).not.toContain('draft"');
  const query = { query: '{ pages { id } }' };
  expect((await answerCmsDraft(createContext(query, { cookies: {} }), createShell())).status).toBe(401);
  expect(
    (
      await answerCmsDraft(
        createContext(query, { headers: { ...sameOrigin, 'sec-fetch-site': 'cross-site' } }),
        createShell(),
      )
    ).status,
  ).toBe(403);
  for (const broken of [{ query: '{' }, { operationName: 'Unknown' }, [], { query: `{ ${'a '.repeat(5000)} }` }]) {
    expect((await answerCmsDraft(createContext(broken), createShell())).status).toBe(400);
  }
  expect(send).toHaveBeenCalledTimes(1);
});

it('SRV-046 D-53 in production the draft proxy takes the operations of the editor area alone, by name or by text', async () => {
  const ask = async (body: unknown) => (await answerCmsDraft(createContext(body), createShell(production))).status;
  const variables = { id: 'page-home', locales: ['de'] };
  expect(await ask({ operationName: 'EditorPublishPage', variables })).toBe(200);
  expect(send.mock.lastCall).toMatchObject([{ isRead: false, body: expect.stringContaining('publishPage(') }]);
  const query = declared['active']?.['content-drafts']?.['EditorSites'];
  expect(await ask({ operationName: 'EditorSites', query: `# ours\n${query}` })).toBe(200);
  expect(await ask({ query: '{ pages { id } }' })).toBe(403);
  expect(await ask({ operationName: 'EditorSites', query: 'query EditorSites { users { name } }' })).toBe(403);
  expect(await ask({ operationName: 'toString' })).toBe(400);
});

it('REL-07 a page gets the operations of the set that it names, and those of one service are none of another', async () => {
  const ask = async (operationName: string, headers: Readonly<Record<string, string>> = {}) => {
    const context = createContext({ operationName }, { headers: { ...sameOrigin, ...headers } });
    return (await answerCmsDraft(context, createShell(production))).status;
  };
  expect(await ask('EditorSites', { 'x-build': 'before' })).toBe(200);
  expect(send.mock.lastCall).toMatchObject([{ body: expect.stringContaining('{ sites { id } }') }]);
  expect(await ask('EditorSites')).toBe(200);
  expect(send.mock.lastCall).toMatchObject([{ body: expect.stringContaining('{ sites { id name } }') }]);
  expect(await ask('EditorOld', { 'x-build': 'before' })).toBe(200);
  expect([await ask('EditorOld'), await ask('PublicPageLink')]).toEqual([400, 400]);
  expect(send).toHaveBeenCalledTimes(3);
});

it('REL-07 operations that cannot be read are said in the form of a GraphQL error, and tried again the next time', async () => {
  findOperations.mockRejectedValueOnce(new Error('the copy is damaged'));
  const context = createContext({ operationName: 'EditorSites' });
  expect(await answerCmsDraft(context, createShell(production))).toMatchObject({
    status: 503,
    body: expect.stringContaining('cannot be read at the moment'),
  });
  expect((await answerCmsDraft(context, createShell(production))).status).toBe(200);
});

it('SRV-047 D-53 the public endpoint refuses protected content at any place in the query', async () => {
  const ask = async (query: string, variables = {}) =>
    (await answerCmsPublic(createContext({ query, variables }), createShell())).status;
  expect(await ask('{ pages(first: 3) { title } }')).toBe(200);
  expect(send.mock.lastCall).toMatchObject([{ token: 'browser', headers: { 'gcms-locales': 'de, en' } }]);
  for (const query of [
    'mutation { deletePage(where: { id: "a" }) { id } }',
    '{ pages { passwordHash } }',
    '{ a: pages { b: passwordHash } }',
    '{ pages { ...F } } fragment F on Page { history { revision } }',
    '{ pages { createdBy { name } } }',
    '{ users { name } }',
    '{ node(id: "a") { ... on User { name } } }',
    '{ pages(where: { passwordHash_starts_with: "$" }) { id } }',
    '{ pages(where: { AND: [{ roles_contains_some: ["x"] }] }) { id } }',
    '{ pages(orderBy: passwordHash_ASC) { id } }',
    '{ pages(stage: DRAFT) { id } }',
    '{ page(where: { id: "page-secret" }) { title } }',
    '{ pageVersion(where: { id: "a", revision: 1, stage: PUBLISHED }) { data } }',
  ]) {
    expect([query, await ask(query)]).toEqual([query, 403]);
  }
  const byVariable = 'query ($where: PageWhereInput, $stage: Stage!) { pages(where: $where, stage: $stage) { id } }';
  expect(await ask(byVariable, { where: { id_in: ['page-secret'] }, stage: 'PUBLISHED' })).toBe(403);
  expect(await ask(byVariable, { where: { OR: [{ passwordHash_contains: 'a' }] }, stage: 'PUBLISHED' })).toBe(403);
  expect(await ask(byVariable, { where: {}, stage: 'DRAFT' })).toBe(403);
  expect(send).toHaveBeenCalledTimes(1);
});

it('D-53 in production the public endpoint takes its few operations, and none at all without its own token', async () => {
  const ask = async (body: unknown, configuration: Partial<Configuration>) =>
    (await answerCmsPublic(createContext(body), createShell(configuration))).status;
  const name = 'PublicPageLink';
  expect(await ask({ operationName: name, variables: { id: 'page-home' } }, production)).toBe(200);
  expect(await ask({ operationName: name, variables: { id: 'page-secret' } }, production)).toBe(403);
  expect(await ask({ query: '{ pages { title } }' }, production)).toBe(403);
  expect(await ask({ operationName: name, variables: { id: 'page-home' } }, { browserToken: null })).toBe(403);
});

it('SRV-046 a content system that is down is said in the form of a GraphQL error', async () => {
  send.mockImplementationOnce(() => Promise.reject(new UpstreamError(503, 'down', true)));
  const answer = await answerCmsDraft(createContext({ query: '{ pages { id } }' }), createShell());
  expect(answer).toMatchObject({
    status: 503,
    body: expect.stringMatching(/^\{"errors":\[\{"message":.*"data":null\}$/),
  });
});

const types = {
  standard: 'application/graphql-response+json; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

it.each([answerCmsDraft, answerCmsPublic])(
  'SRV-046 SRV-047 GraphQL over HTTP: %o answers in the media type and with the statuses that are asked for',
  async (answerCms) => {
    const ask = (accept: string | undefined, body: unknown = { query: '{ pages { id } }' }, more: object = {}) =>
      answerCms(
        createContext(body, { headers: { ...sameOrigin, ...(accept === undefined ? {} : { accept }), ...more } }),
        createShell(),
      );
    send.mockImplementation((({ headers }: { headers: Record<string, string> }) =>
      Promise.resolve({ status: 200, contentType: headers['accept'] ?? null, body: '{"data":{}}' })) as never);
    for (const [accept, type] of [
      ['application/graphql-response+json', types.standard],
      ['application/graphql-response+json, application/json;q=0.9', types.standard],
      ['application/json', types.json],
      ['*/*', types.json],
      [undefined, types.json],
      // A response that a browser may display must not be a document, whatever the content system says.
      ['text/html', types.json],
    ] as const)
      expect([accept, (await ask(accept)).headers['content-type']]).toEqual([accept, type]);

    const broken = { query: '{' };
    const strict = await ask('application/graphql-response+json', broken);
    expect([strict.status, strict.headers['content-type']]).toEqual([400, types.standard]);
    expect(strict.body).toBe('{"errors":[{"message":"The request cannot be read"}]}');
    expect([(await ask('application/json', broken)).status, (await ask('*/*', broken)).status]).toEqual([200, 400]);
    for (const body of [{}, { query: 7 }, { query: '{ a }', variables: 7 }, []])
      expect((await ask('application/json', body)).status).toBe(400);
    const sent = send.mock.calls.length;
    for (const type of [undefined, '', 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      const answer = await ask('application/json', undefined, { 'content-type': type });
      expect([type, answer.status, answer.headers['content-type']]).toEqual([type, 415, types.json]);
    }
    expect(send).toHaveBeenCalledTimes(sent);
  },
);
