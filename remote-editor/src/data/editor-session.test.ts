import { afterEach, expect, it, vi } from 'vitest';
import { checkEditorSession, parseRetryAfter, signInEditor, signOutEditor } from './editor-session.ts';

afterEach(() => vi.unstubAllGlobals());

function stubAnswer(status: number, body: unknown, headers: Record<string, string> = {}) {
  const answer = vi.fn((_path: string, _init: RequestInit) =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers })),
  );
  vi.stubGlobal('fetch', answer);
  return answer;
}

it('EDT-012 posts the password as input and accepts a success', async () => {
  const call = stubAnswer(200, { success: true, hashedPassword: 'abc' });
  expect(await signInEditor('crimp')).toEqual({ kind: 'signed-in' });
  const [path, init] = call.mock.calls[0] ?? [];
  expect(path).toBe('/api/editor-area-autentication');
  expect(init).toMatchObject({ method: 'POST', body: '{"input":"crimp"}' });
});

it('EDT-003 distinguishes a wrong password, an enforced wait and a broken answer', async () => {
  stubAnswer(200, { success: false });
  expect(await signInEditor('x')).toEqual({ kind: 'wrong-password' });
  stubAnswer(429, {}, { 'retry-after': '90' });
  expect(await signInEditor('x')).toEqual({ kind: 'must-wait', seconds: 90 });
  stubAnswer(200, { unexpected: 1 });
  expect(await signInEditor('x')).toEqual({ kind: 'failed' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await signInEditor('x')).toEqual({ kind: 'failed' });
});

it('EDT-004 checks the session at the server, because scripts cannot read the cookie', async () => {
  const call = stubAnswer(200, { success: true });
  expect(await checkEditorSession()).toBe(true);
  expect(call.mock.calls[0]?.[1]).toMatchObject({ body: '{"hash":"cookie"}' });
});

it('EDT-005 signs out by DELETE', async () => {
  const call = stubAnswer(200, { success: true });
  await signOutEditor();
  expect(call.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE' });
});

it('parses the seconds to wait and falls back to a minute', () => {
  expect(parseRetryAfter('15')).toBe(15);
  expect(parseRetryAfter('Wed, 21 Oct 2026 07:28:00 GMT')).toBe(60);
});
