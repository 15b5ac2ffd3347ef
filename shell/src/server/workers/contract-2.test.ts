import type { PageResult2 } from '@kmx/shared-contracts/contract-2.ts';
import { requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import type { LoadContext } from '@kmx/shared-contracts/remote-module.ts';
import { expect, it } from 'vitest';
import { adaptServer } from './contract-2.ts';
import { createRequest } from './render-pool.fixture.ts';

const page: PageResult2 = {
  status: 200,
  redirect: null,
  head: { title: 'Ledger', description: null, robots: null, image: null, structuredData: [] },
  meta: {
    ...{ id: null, type: 'Ledger', theme: 'Default', breadcrumbs: null, languages: null },
    ...{ contentLanguage: 'en', isLanguageFallback: false, isLanguageUnavailable: false },
  },
  part: null,
  data: 'Ledger',
  tags: [],
  cache: 'public',
};
const redirect = { location: '/en/ledger', permanent: true };
const context: LoadContext = { query: () => Promise.resolve(null), log: () => {} };

const remote = adaptServer({
  contractVersion: '2.6.0',
  load: ({ path }) => Promise.resolve(path === '/ledger' ? page : { ...page, status: 301, redirect }),
  render: ({ result }) => Promise.resolve(JSON.stringify(result)),
});

it('ARC-014 a page of contract 2 is rendered from what it loaded, and what it says of other addresses stays there', async () => {
  const request = createRequest('/ledger');
  const result = requirePage(await remote.load(request, context));
  expect(result).not.toHaveProperty('redirect');
  expect(JSON.parse(await remote.render({ request, result }, new AbortController().signal))).toEqual(page);
});

it('ARC-014 a page of contract 2 that leads elsewhere is a redirect and no page', async () => {
  expect(await remote.load(createRequest('/old'), context)).toEqual({ redirect });
});
