import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createEditorToken } from '../access/editor-session.ts';
import { createPreviewToken } from '../access/preview-link.ts';
import { answerEndpoint } from '../api/answer-endpoint.ts';
import { createTestConfiguration } from '../configuration.fixture.ts';
import { createTestAddress, createTestContext } from '../request/request-context.fixture.ts';
import type { RequestContext } from '../request/request-context.ts';
import { createTestShell } from '../request/shell.fixture.ts';
import { chooseContentStage } from './choose-content-stage.ts';

const secret = 'sixteen-characters';
const cookie = createEditorToken('hash', secret);
const signedIn = { uapp_editor_area_password: cookie };
const day = 86_400_000;
const bodySchema = v.pipe(v.string(), v.parseJson(), v.object({ url: v.optional(v.string()) }));

const shell = createTestShell({
  configuration: createTestConfiguration({ EDITOR_PASSWORD_HASH: 'hash', EDITOR_SECRET: secret, isSecure: true }),
});

function createContext(path: string, change: Partial<RequestContext> = {}): RequestContext {
  const url = new URL(path, 'https://www.kmx.example');
  const headers = { 'sec-fetch-site': 'same-origin' };
  return createTestContext({ url, address: createTestAddress(), headers, ...change });
}

function choose(path: string, change: Partial<RequestContext> = {}): string {
  const context = createContext(path, change);
  void chooseContentStage.run(context, shell);
  return context.contentStage;
}

it('EDT-007 a page is published unless a signed-in editor has chosen the draft, and in the editor area itself always', () => {
  const draft = { ...signedIn, uapp_editor_stage: 'DRAFT' };
  expect(choose('/en/company', { cookies: draft })).toBe('DRAFT');
  expect(choose('/en/company', { cookies: signedIn })).toBe('PUBLISHED');
  expect(choose('/en/company', { cookies: { uapp_editor_stage: 'DRAFT' } })).toBe('PUBLISHED');
  const stolen = { ...draft, uapp_editor_area_password: createEditorToken('old hash', secret) };
  expect(choose('/en/company', { cookies: stolen })).toBe('PUBLISHED');
  expect(choose('/en/editor', { cookies: draft, address: createTestAddress({ isSitePage: false }) })).toBe('PUBLISHED');
  expect(choose('/en/company?draft=off', { cookies: draft })).toBe('PUBLISHED');
});

it('EDT-013 a preview link shows the draft of its own address until it expires; any other is refused', () => {
  const link = (path: string, expires: number) => `?preview=${createPreviewToken(secret, path, expires)}`;
  const valid = link('/en/company', Date.now() + day);
  expect(choose(`/en/company${valid}`)).toBe('DRAFT');
  expect(() => choose(`/en/careers${valid}`)).toThrow('not valid');
  // One signature in sixteen ends with an A itself.
  const changed = valid.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
  expect(() => choose(`/en/company${changed}`)).toThrow('not valid');
  expect(() => choose('/en/company?preview=yes')).toThrow('not valid');
  expect(() => choose(`/en/company${link('/en/company', Date.now() - 1)}`)).toThrow('expired');
});

it('EDT-013 preview links are made for editors, on pages of this site, for at most two weeks', async () => {
  const ask = async (body: object, change: Partial<RequestContext> = {}) => {
    const own = { method: 'POST', cookies: signedIn, readBody: () => Promise.resolve(JSON.stringify(body)) };
    const answer = await answerEndpoint(
      'editorPreview',
      createContext('/api/editor-preview', { ...own, ...change }),
      shell,
    );
    return { status: answer.status, body: v.parse(bodySchema, answer.body) };
  };
  const { status, body } = await ask({ path: '/de-ch/company', hours: 1 });
  expect(status).toBe(200);
  const link = new URL(body.url ?? '');
  expect(choose(link.pathname + link.search)).toBe('DRAFT');
  expect((await ask({ path: '/en' }, { cookies: {} })).status).toBe(401);
  expect((await ask({ path: '/en' }, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  for (const wrong of [{ path: '//evil.example' }, { path: 'https://evil.example' }, { path: '/en', hours: 1000 }]) {
    expect((await ask(wrong)).status).toBe(400);
  }
});

it('EDT-007 the stage is kept in a cookie that only the server reads', async () => {
  const ask = async (change: Partial<RequestContext>) => {
    const context = createContext('/api/editor-stage', { cookies: signedIn, ...change });
    return { answer: await answerEndpoint('editorStage', context, shell), setCookies: context.setCookies };
  };
  const write = (stage: string) => ({ method: 'POST', readBody: () => Promise.resolve(JSON.stringify({ stage })) });
  expect((await ask({})).answer.body).toBe('{"stage":"PUBLISHED"}');
  const chosen = await ask(write('DRAFT'));
  expect(chosen.setCookies).toEqual(['uapp_editor_stage=DRAFT; Path=/; SameSite=Lax; HttpOnly; Secure']);
  expect(chosen.answer.headers['clear-site-data']).toBe('"cache"');
  expect((await ask(write('PUBLISHED'))).setCookies[0]).toContain('Max-Age=0');
  expect((await ask(write('LIVE'))).answer.status).toBe(400);
  expect((await ask({ ...write('DRAFT'), cookies: {} })).answer.status).toBe(401);
});
