import { expect, it } from 'vitest';
import { system } from '../../site/system-data.fixture.ts';
import type { PageProtection } from '../access/page-protection.ts';
import { createTestAddress, createTestContext } from '../request/request-context.fixture.ts';
import { createTestShell } from '../request/shell.fixture.ts';
import { createFindNextStep } from './find-next-step.ts';

const redirect = { location: '/en/products', permanent: true };
const place = { slug: 'company', parentSlug: null, site: null, countries: [] };
const page: PageProtection = { ...place, id: 'p1', protection: 'password', passwordHash: 'x', roles: [] };

async function find(protection: PageProtection | null) {
  const shell = createTestShell();
  const step = createFindNextStep(createTestContext(), {
    ...shell,
    findRedirect: () => Promise.resolve(null),
    loadSystem: () => Promise.resolve(system),
    protections: { ...shell.protections, find: () => Promise.resolve(protection) },
    pool: { ...shell.pool, loadPage: () => Promise.resolve({ redirect }) },
  });
  return step({ address: createTestAddress(), url: new URL('https://www.kmx.example/en/company'), hasMoved: true });
}

it('D-23 the redirect of a protected page is joined for this once, that of an open page for good', async () => {
  expect(await find(null)).toEqual(redirect);
  expect(await find(page)).toEqual({ ...redirect, permanent: false });
});
