import { createContractRequest } from '@kmx/remote-kit/contract-tests/remote-fixtures.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { createDataCache } from '../../cache/data-cache.ts';
import type { GraphqlClient } from '../calls/graphql-client.ts';
import { createQueryRunner } from './run-remote-query.ts';

afterEach(() => void vi.useRealTimers());

const silent = (): Promise<never> => new Promise(() => {});

function setUp(isContentBusy: boolean, executeTagged: GraphqlClient['executeTagged'] = silent) {
  const client = { execute: silent, executeTagged };
  const backends = { dataCache: createDataCache(), published: client, draft: client, catalogue: client };
  const search = { search: silent, suggest: silent };
  const run = createQueryRunner({ ...backends, search, isContentBusy: () => isContentBusy });
  return (service: 'content' | 'catalogue', endsInMs: number, languages = ['en']) =>
    run(
      { ...createContractRequest('/company', 'en'), languages },
      { service, query: '{ pages { id } }', variables: {} },
      AbortSignal.timeout(5000),
      performance.now() + endsInMs,
    );
}

it('HY-83 a page whose query waits too long for its turn answers 503, and its remote is not late', async () => {
  vi.useFakeTimers();
  const failures: unknown[] = [];
  const ask = (isBusy: boolean, service: 'content' | 'catalogue') =>
    setUp(isBusy)(service, 200).catch((error: unknown) => failures.push(error));
  void [ask(true, 'content'), ask(false, 'content'), ask(true, 'catalogue')];
  await vi.advanceTimersByTimeAsync(199);
  expect(failures).toMatchObject([{ name: 'UpstreamError', status: 503 }, { status: 504 }, { status: 504 }]);
});

it('SRV-011 keeps answers of the content system by languages, those of the catalogue by the query alone', async () => {
  const executeTagged = vi.fn(() => Promise.resolve({ data: { pages: [] }, entries: [] }));
  const run = setUp(false, executeTagged);
  for (const languages of [['en'], ['en', 'de']]) await run('catalogue', 1000, languages);
  expect(executeTagged).toHaveBeenCalledTimes(1);
  for (const languages of [['en'], ['en', 'de']]) await run('content', 1000, languages);
  expect(executeTagged).toHaveBeenCalledTimes(3);
});
