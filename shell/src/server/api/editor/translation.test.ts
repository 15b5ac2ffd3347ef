import { beforeEach, expect, it, vi } from 'vitest';
import { createEditorToken } from '../../access/editor-session.ts';
import { UpstreamError } from '../../backends/calls/upstream-error.ts';
import { createTestConfiguration } from '../../configuration.fixture.ts';
import { createTextResponse } from '../../http/shell-response.ts';
import { answerApi } from '../../pipeline/steps/answer-api.ts';
import { createTestContext } from '../../request/request-context.fixture.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { createTestShell } from '../../request/shell.fixture.ts';

const secret = 'sixteen-characters';
const state = { status: 200, contentType: 'application/json', body: '{"sourceLanguage":"en","targetLanguages":[]}' };
const send = vi.fn(() => Promise.resolve(state));
beforeEach(() => send.mockClear());

async function call(path: string, change: Partial<RequestContext> = {}) {
  const context = createTestContext({
    url: new URL(path, 'https://www.kmx.example'),
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies: { uapp_editor_area_password: createEditorToken('hash', secret) },
    ...change,
  });
  const configuration = createTestConfiguration({ EDITOR_PASSWORD_HASH: 'hash', EDITOR_SECRET: secret });
  return (
    (await answerApi.run(context, createTestShell({ configuration, translation: { send } }))) ??
    createTextResponse(404, 'no endpoint')
  );
}

it('SRV-026 EDT-010 D-50 reads, starts and resets the translation by GET or POST, for editors on this site, never kept', async () => {
  for (const method of ['GET', 'POST']) {
    for (const action of ['state', 'start', 'reset']) {
      const answer = await call(`/api/translation/${action}/page-home?languages=de,ja`, { method });
      expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' }, body: state.body });
      const sent = action === 'state' ? 'GET' : 'POST';
      expect(send.mock.lastCall).toEqual([
        { method: sent, path: `${action}/page-home`, query: { languages: 'de,ja' }, xml: null },
      ]);
    }
  }
  send.mockClear();
  const path = '/api/translation/start/page-home';
  expect((await call(path, { cookies: {} })).status).toBe(401);
  expect((await call(path, { cookies: { uapp_editor_area_password: createEditorToken('old', secret) } })).status).toBe(
    401,
  );
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect((await call(path, { headers: { 'sec-fetch-site': site } })).status).toBe(403);
  }
  expect((await call(path, { headers: {} })).status).toBe(403);
  expect((await call(path, { method: 'DELETE' })).status).toBe(405);
  for (const wrong of ['/api/translation/publish/page-home', '/api/translation/state/', '/api/translation/state/a/b']) {
    expect((await call(wrong)).status).toBe(404);
  }
  expect(send).not.toHaveBeenCalled();
});

it('EDT-010 gives the file for translators to be saved, and takes it back as a body or from a form', async () => {
  send.mockResolvedValueOnce({ status: 200, contentType: 'application/xliff+xml', body: '<xliff/>' });
  const file = await call('/api/translation/xliff/page-home?language=de');
  expect(file.headers).toMatchObject({ 'content-disposition': 'attachment; filename="page-home-de.xlf"' });
  const sent = { method: 'POST', path: 'import/page-home', query: { language: 'de' }, xml: '<xliff>ä</xliff>' };
  const post = (type: string, body: string) =>
    call('/api/translation/xliff/page-home?language=de', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': type },
      readBody: () => Promise.resolve(body),
    });
  await post('application/xliff+xml', sent.xml);
  expect(send.mock.lastCall).toEqual([sent]);
  const part = 'content-disposition: form-data; name="file"; filename="a.xlf"\r\ncontent-type: text/xml';
  await post('multipart/form-data; boundary=cut', `--cut\r\n${part}\r\n\r\n${sent.xml}\r\n--cut--\r\n`);
  expect(send.mock.lastCall).toEqual([sent]);
  for (const [type, body] of [
    ['application/json', '{}'],
    ['application/xml', ''],
    ['multipart/form-data; boundary=cut', 'nothing'],
  ] as const) {
    expect((await post(type, body)).status).toBe(415);
  }
});

it('SRV-026 a translation service that is down is said so', async () => {
  send.mockImplementationOnce(() => Promise.reject(new UpstreamError(503, 'down', true)));
  expect((await call('/api/translation/state/page-home')).status).toBe(503);
});
