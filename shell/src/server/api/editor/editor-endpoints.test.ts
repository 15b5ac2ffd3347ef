import { argon2Sync } from 'node:crypto';
import type { SiteNavigation } from '@kmx/shared-contracts/navigation.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { system } from '../../../site/system-data.fixture.ts';
import { createEditorToken, readEditorSession } from '../../access/editor-session.ts';
import { createEditorSessions } from '../../access/editor-sessions.ts';
import { readLivingCookies } from '../../access/editor-visit.ts';
import { createTestConfiguration } from '../../configuration.fixture.ts';
import { answerApi } from '../../pipeline/steps/answer-api.ts';
import { createTestContext } from '../../request/request-context.fixture.ts';
import { createTestShell } from '../../request/shell.fixture.ts';
import { createMemoryState } from '../../shared-state/memory-state.ts';

const secret = 'sixteen-characters';
const password = 'wire and crimp';
const nonce = Buffer.from('0123456789abcdef');
const tag = argon2Sync('argon2id', { message: password, nonce, memory: 64, passes: 1, parallelism: 1, tagLength: 32 });
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '');
const passwordHash = `$argon2id$v=19$m=64,t=1,p=1$${encode(nonce)}$${encode(tag)}`;
const token = createEditorToken(passwordHash, secret);

// What the services keep for all shells.
const ended = new Set<string>();
const log = pino({ level: 'silent' });
const createSessions = () =>
  createEditorSessions(
    { isEnded: (id) => Promise.resolve(ended.has(id)), end: (id) => Promise.resolve(void ended.add(id)) },
    createMemoryState(),
    log,
  );
const editorSessions = createSessions();

const navigation: SiteNavigation = {
  header: { homeItems: [], topItems: [], theme: 'Dark', hidden: false },
  footer: { theme: 'Default', contactLink: null, sections: [] },
};
const loadNavigation = vi.fn((_site: Site, _locale: unknown, _prefix: string, _stage: string) =>
  Promise.resolve(navigation),
);

const shell = createTestShell({
  configuration: createTestConfiguration({ EDITOR_PASSWORD_HASH: passwordHash, EDITOR_SECRET: secret, isSecure: true }),
  editorSessions,
  loadSystem: () => Promise.resolve(system),
  loadNavigation,
});

interface Call {
  readonly method?: string;
  readonly body?: unknown;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const own = { 'sec-fetch-site': 'same-origin' };

async function call(path: string, { method = 'GET', body = {}, cookie, headers = own }: Call = {}) {
  const setCookies: string[] = [];
  const context = createTestContext({
    method,
    url: new URL(path, 'https://www.kmx.example'),
    headers,
    cookies: cookie === undefined ? {} : { uapp_editor_area_password: cookie },
    setCookies,
    readBody: () => Promise.resolve(JSON.stringify(body)),
  });
  const answer = await answerApi.run(context, shell);
  const content: unknown = typeof answer?.body === 'string' ? JSON.parse(answer.body) : null;
  return { status: answer?.status, content, setCookies };
}

const login = '/api/editor-area-autentication';
const siteId = system.mainSite.id;

it('SRV-022 SRV-024 the published navigation of a site is read in a language', async () => {
  const { status, content } = await call(`/api/site-navigation/public/${siteId}?lang=de`);
  expect([status, content]).toEqual([200, navigation]);
  expect(loadNavigation).toHaveBeenLastCalledWith(
    system.mainSite,
    expect.objectContaining({ language: 'de' }),
    '/de',
    'PUBLISHED',
  );
  await call(`/api/site-navigation/public/${siteId}?lang=de&stage=DRAFT`, { cookie: token });
  expect(loadNavigation.mock.lastCall?.[3]).toBe('PUBLISHED');
  expect((await call(`/api/site-navigation/public/${siteId}?lang=xx`)).status).toBe(404);
  expect((await call('/api/site-navigation/public/nowhere?lang=de')).status).toBe(404);
});

it('SRV-023 EDT-011 the navigation of an editor is read with the stage, and by editors only', async () => {
  const path = `/api/site-navigation/editor/${siteId}?lang=en&stage=`;
  for (const stage of ['DRAFT', 'PUBLISHED']) {
    expect(await call(path + stage, { cookie: token })).toMatchObject({ status: 200, content: navigation });
    expect(loadNavigation.mock.lastCall?.[3]).toBe(stage);
  }
  await call(path, { cookie: token });
  expect(loadNavigation.mock.lastCall?.[3]).toBe('PUBLISHED');
  for (const unknown of ['FOO', 'draft', 'DRAFT,PUBLISHED']) {
    expect([unknown, (await call(path + unknown, { cookie: token })).status]).toEqual([unknown, 400]);
  }
  loadNavigation.mockClear();
  expect((await call(`${path}DRAFT`)).status).toBe(401);
  expect((await call(`${path}DRAFT`, { cookie: passwordHash })).status).toBe(401);
  expect(loadNavigation).not.toHaveBeenCalled();
});

it('SRV-025 EDT-012 EDT-006 CON-012 a login by input answers the hashed password and sets the cookie for 90 days', async () => {
  const { content, setCookies } = await call(login, { method: 'POST', body: { input: password } });
  const { hashedPassword } = content as { hashedPassword: string };
  // Another one each time, so that signing out can end a single session.
  expect(hashedPassword).toMatch(/^[\da-f]{32}\.\d+\.[\da-f]{64}$/);
  expect(content).toEqual({ success: true, hashedPassword });
  expect(setCookies).toContain(
    `uapp_editor_area_password=${hashedPassword}; Path=/; Max-Age=${90 * 24 * 60 * 60}; SameSite=Lax; HttpOnly; Secure`,
  );
  const wrong = await call(login, { method: 'POST', body: { input: 'guess' } });
  expect(wrong).toEqual({ status: 200, content: { success: false }, setCookies: [] });
});

it('SRV-025 EDT-012 EDT-004 a hash is checked without setting a cookie; a leaked hash of the password is none', async () => {
  const check = async (hash: string, cookie?: string) =>
    (await call(login, { method: 'POST', body: { hash }, ...(cookie === undefined ? {} : { cookie }) })).content;
  expect(await check(token)).toEqual({ success: true });
  expect(await check(passwordHash)).toEqual({ success: false });
  expect(await check('cookie', token)).toEqual({ success: true });
  expect(await check('cookie')).toEqual({ success: false });
});

it('EDT-005 D-49 a logout ends that session on the server, at every shell, and no other', async () => {
  const [gone, other] = [createEditorToken(passwordHash, secret), createEditorToken(passwordHash, secret)];
  const check = async (hash: string) => (await call(login, { method: 'POST', body: { hash } })).content;
  expect([await check(gone), await check(other)]).toEqual([{ success: true }, { success: true }]);
  await call(login, { method: 'DELETE', cookie: gone });
  expect([await check(gone), await check(other)]).toEqual([{ success: false }, { success: true }]);
  // Another shell, which knows of sessions only what the services know.
  const otherShell = () => ({ configuration: shell.configuration, editorSessions: createSessions() });
  const header = (value: string) => `a=b; uapp_editor_area_password=${value}`;
  expect(await readLivingCookies(header(gone), otherShell())).toEqual({ a: 'b' });
  expect(await readLivingCookies(header(other), otherShell())).toEqual({
    a: 'b',
    uapp_editor_area_password: other,
  });
});

it('EDT-006 D-49 a session has an age on the server and its own value, and ends with the password', () => {
  const began = Date.now();
  const value = createEditorToken(passwordHash, secret, began);
  const days = (count: number) => began + count * 86_400_000;
  expect(readEditorSession(value, passwordHash, secret, days(89))).toMatch(/^[\da-f]{32}$/);
  expect(readEditorSession(value, passwordHash, secret, days(90))).toBeNull();
  expect(createEditorToken(passwordHash, secret, began)).not.toBe(value);
  const [id = '', , signature = ''] = value.split('.');
  expect(readEditorSession(`${id}.${Math.floor(days(80) / 1000)}.${signature}`, passwordHash, secret)).toBeNull();
  expect(readEditorSession(value, 'another hash', secret)).toBeNull();
  expect(readEditorSession(value, passwordHash, 'another-secret-of-sixteen')).toBeNull();
});

it('an outage of the services signs no editor out, and they are notified of a logout during it afterwards', async () => {
  vi.useFakeTimers();
  try {
    let isDown = true;
    const kept = new Set<string>();
    const answer = <Value>(value: () => Value) =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(value());
    const client = {
      isEnded: (id: string) => answer(() => kept.has(id)),
      end: (id: string) => answer(() => void kept.add(id)),
    };
    const sessions = createEditorSessions(client, createMemoryState(), log);
    expect(await sessions.isEnded('one')).toBe(false);
    await sessions.end('one');
    expect(await sessions.isEnded('one')).toBe(true);
    isDown = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([...kept]).toEqual(['one']);
  } finally {
    vi.useRealTimers();
  }
});

it('SRV-025 EDT-005 a logout clears the cookie, a page of another site may do nothing', async () => {
  const { setCookies } = await call(login, { method: 'DELETE', cookie: token });
  expect(setCookies[0]).toMatch(/^uapp_editor_area_password=; Path=\/; Max-Age=0;/);
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://www.kmx.example' },
  ]) {
    const post = await call(login, { method: 'POST', body: { input: password }, headers });
    const end = await call(login, { method: 'DELETE', cookie: token, headers });
    expect([headers, post.status, post.setCookies, end.status, end.setCookies]).toEqual([headers, 403, [], 403, []]);
  }
  expect((await call(login, { method: 'POST', body: { password } })).status).toBe(400);
  expect((await call(login)).status).toBe(405);
});
