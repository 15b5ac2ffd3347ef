import { expect, it } from 'vitest';
import { createEditorToken } from '../access/editor-session.ts';
import { createTestConfiguration } from '../configuration.fixture.ts';
import { answerApi } from '../pipeline/steps/answer-api.ts';
import { createTestContext } from '../request/request-context.fixture.ts';
import type { RequestContext } from '../request/request-context.ts';
import { createTestShell } from '../request/shell.fixture.ts';
import { type EndpointName, endpoints } from './endpoints.ts';
import { findDeadlineMs, findEndpoint, findRateClass } from './find-endpoint.ts';
import { proxiedEndpoints } from './table/proxied-endpoints.ts';
import { rateClasses } from './table/rate-classes.ts';
import type { ShellEndpoint } from './table/shell-endpoint.ts';

const secret = 'sixteen-characters';
const editor = { uapp_editor_area_password: createEditorToken('hash', secret) };
const shell = createTestShell({
  configuration: createTestConfiguration({ EDITOR_PASSWORD_HASH: 'hash', EDITOR_SECRET: secret }),
});
const names = Object.keys(endpoints) as EndpointName[];

async function ask(path: string, change: Partial<RequestContext>) {
  const url = new URL(path.replace('*', 'a'), 'https://www.kmx.example');
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const answer = await answerApi.run(createTestContext({ url, headers, ...change }), shell);
  return [answer?.status, answer?.headers['allow']];
}

it.each(names)('%s says by which methods it is called', async (name) => {
  const { path, methods } = endpoints[name];
  expect(await ask(path, { method: 'PUT', cookies: editor })).toEqual([405, methods.join(', ')]);
});

it.each(names.filter((name) => endpoints[name].who === 'editor'))('%s answers nobody but editors', async (name) => {
  const { path, methods } = endpoints[name];
  for (const method of methods) expect(await ask(path, { method })).toEqual([401, undefined]);
});

it.each(names.filter((name) => endpoints[name].who === 'operator'))(
  'SRV-070 %s answers nobody without a token',
  async (name) => {
    const { path, methods } = endpoints[name];
    for (const method of methods) expect(await ask(path, { method })).toEqual([401, undefined]);
  },
);

it('SRV-072 an act may take longer than a page, and nothing else may', () => {
  expect(findDeadlineMs('/api/releases/acts')).toBe(28_000);
  expect(['/api/releases', '/api/sis-proxy', '/api/nothing', '/en'].map(findDeadlineMs)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it('an endpoint is found at its path and nowhere else, the narrower one first', () => {
  expect(['/api/translation/xliff/a', '/api/translation/state/a'].map(findEndpoint)).toEqual(['xliff', 'translation']);
  expect(['/api/forms', '/api/forms/', '/api/cms-draft/a', '/api/editor', '/en/api/cms'].map(findEndpoint)).toEqual([
    undefined,
    'form',
    undefined,
    undefined,
    undefined,
  ]);
});

it('SRV-046 editors, the portal and search have limits of their own, wide enough for a whole plant behind one address', () => {
  const targets = ['/api/cms-draft', '/api/translation/state/a?b', '/api/editor-log', '/api/site-navigation/editor/a'];
  expect([...targets, '/api/editor-assets?a'].map(findRateClass)).toEqual(Array.from({ length: 5 }, () => 'editor'));
  expect(['/api/sis-proxy', '/api/search-proxy/suggest'].map(findRateClass)).toEqual(['portal', 'search']);
  expect(rateClasses.editor).toBe(1800);
});

it('what can be guessed at is counted, however its address is written; pages and parts of uploads are not', () => {
  for (const target of [
    ...['/am/json/realms/root', '/api/uploads', '/api/forms/contact', '/api/nothing', '/_csp'],
    ...['/x/../api/forms/contact', '/api/./forms/contact', '/x/%2e%2e/api/forms/contact', '/x\\..\\api/forms/contact'],
  ]) {
    expect([target, findRateClass(target)]).toEqual([target, 'other']);
  }
  expect(findRateClass('/x/../api/editor-area-autentication')).toBe('editor-login');
  // A whole office opens pages behind one address.
  expect(['/_report?a', '/_views'].map(findRateClass)).toEqual(['measures', 'measures']);
  for (const target of [
    '/en/products',
    '/api/uploads/a',
    '/_r/shell/1/browser/a.js',
    '/am/XUI',
    '//api/forms/contact',
  ]) {
    expect([target, findRateClass(target)]).toEqual([target, null]);
  }
});

const audience = {
  everybody: 'everybody',
  editor: 'editors',
  operator: 'operators',
  person: 'signed-in persons',
  system: 'systems, signed',
} as const;

function describeBody(endpoint: ShellEndpoint): string {
  if (Object.values<ShellEndpoint>(proxiedEndpoints).includes(endpoint)) return 'streamed';
  if (!endpoint.methods.includes('POST')) return '';
  return `${(endpoint.maxBodyBytes ?? 64 * 1024) / 1024} KB`;
}

function describeAnswer({ answer, schema }: ShellEndpoint): string {
  return schema === undefined ? answer : `[${answer}](../shared-contracts/src/endpoints/${schema}.schema.ts)`;
}

function describeEndpoint(endpoint: ShellEndpoint): string {
  const { path, methods, who, rate, purpose } = endpoint;
  const limit = rate === 'none' ? '' : `${rateClasses[rate]} (${rate})`;
  const cells = [
    `\`${path}\``,
    methods.join(', '),
    audience[who],
    limit,
    describeBody(endpoint),
    purpose,
    describeAnswer(endpoint),
  ];
  return `| ${cells.join(' | ')} |`;
}

it('docs/endpoints.md lists the endpoints as they are', async () => {
  const rows = [...Object.values(endpoints), ...Object.values(proxiedEndpoints)].map(describeEndpoint);
  const text = `# Endpoints

Written by \`npx vitest run --project shell endpoints -u\` from the tables in
\`shell/src/server/api/table/\`, which also give the server its methods, limits and sizes. Paths and
methods are those of the contract (\`shared-contracts/src/endpoints/\`); a linked response leads to
its schema and that of the request.

Requests per minute are those of one client (an IPv4 address or an IPv6 /64); endpoints of one
class, in brackets, are counted together. Where the column is empty, the backend or the endpoint
counts.

A refusal is a problem document (RFC 9457), except for GraphQL and refusals of a backend: 400 for an
unreadable body, 401 for a caller who is not signed in, 403 for a page of another site and
for a caller without the role, 404 for
everything below \`/api/\` that is not listed, 405 with \`allow\` for another method, 413 for a larger
body, 429 beyond the limit, 502 to 504 when a backend does not respond.

| path | methods | callers | requests per minute | body | purpose | response |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  await expect(text).toMatchFileSnapshot('../../../../docs/endpoints.md');
});
