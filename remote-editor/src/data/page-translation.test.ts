import { afterEach, expect, it, vi } from 'vitest';
import { changeTranslation, importTranslation } from './page-translation.ts';

afterEach(() => vi.unstubAllGlobals());

const translation = {
  pageId: 'page-home',
  sourceLanguage: 'en',
  translationState: 'InProgress',
  targetLanguages: [
    {
      id: 't',
      language: 'de',
      translationState: 'InProgress',
      exportedAt: null,
      importedAt: null,
      isSourceChanged: true,
    },
  ],
  log: [],
};

function stubAnswer(status: number, body: unknown) {
  const answer = vi.fn((_path: string, _init: RequestInit) =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  vi.stubGlobal('fetch', answer);
  return answer;
}

it('EDT-010 D-50 starts languages by POST and returns the resulting state of the page', async () => {
  const call = stubAnswer(200, translation);
  const started = await changeTranslation('start', 'page-home', ['de', 'ja']);
  expect(started.targetLanguages[0]).toMatchObject({ translationState: 'InProgress', isSourceChanged: true });
  expect(call.mock.calls[0]?.[0]).toBe('/api/translation/start/page-home?languages=de%2Cja');
  expect(call.mock.calls[0]?.[1]).toMatchObject({ method: 'POST' });
});

it('EDT-010 a file that does not fit is refused with all its problems', async () => {
  const refusal = { error: 'The file does not fit the page', problems: [{ unit: 'title', code: 'not-translated' }] };
  const call = stubAnswer(422, refusal);
  expect(await importTranslation('page-home', 'de', new Blob(['<xliff/>']))).toEqual(refusal);
  const body = call.mock.calls[0]?.[1].body;
  expect(body instanceof Blob && body.type).toBe('application/xliff+xml');
});

it('EDT-010 a failure of the service is not reported as a problem of the file', async () => {
  stubAnswer(503, { error: 'Translations cannot be reached at the moment', problems: [] });
  await expect(importTranslation('page-home', 'de', new Blob(['x']))).rejects.toMatchObject({ kind: 'unavailable' });
});
