import { createFixtureContext } from '@kmx/remote-kit/contract-tests/remote-fixtures.ts';
import { loadRenderedPage } from '@kmx/remote-kit/contract-tests/server-checks.ts';
import { openTestMessages } from '@kmx/remote-kit/contract-tests/test-messages.ts';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { describe, expect, it } from 'vitest';
import { firstPage } from './first-page.ts';
import { remote } from './remote.server.ts';

const { readCatalogue } = openTestMessages(import.meta.url);

describe.each(uiLanguages)('in %s', (language) => {
  const texts = readCatalogue(language);
  const area = texts['overview.title'] ?? '';
  const history = texts['history.title'] ?? '';
  const missing = texts['notFound.title'] ?? '';

  it.each([
    { name: 'the overview', path: firstPage, status: 200, title: area, head: `${area} | KMX` },
    {
      name: 'the history',
      path: `${firstPage}/history`,
      status: 200,
      title: history,
      head: `${history} | ${area} | KMX`,
    },
    {
      name: 'a unit',
      path: `${firstPage}/units/remote-portal`,
      status: 200,
      title: 'remote-portal',
      head: `remote-portal | ${area} | KMX`,
    },
    {
      name: 'an unknown address',
      path: `${firstPage}/nowhere`,
      status: 404,
      title: missing,
      head: `${missing} | ${area} | KMX`,
    },
    {
      name: 'an impossible unit',
      path: `${firstPage}/units/portal`,
      status: 404,
      title: missing,
      head: `${missing} | ${area} | KMX`,
    },
  ])(
    'SYS-070 OPS-001 OPS-002 OPS-003 OPS-004 the server renders $name with its title',
    async ({ title, head, ...fixture }) => {
      const { request, result, html } = await loadRenderedPage(remote, fixture, language);
      expect(html).toContain(`${title}</h1>`);
      expect(result).toMatchObject({ status: fixture.status, head: { title: head } });
      expect(await remote.load(request, createFixtureContext(fixture))).toEqual(result);
    },
  );
});

it('OPS-005 the server knows nobody: a placeholder and a sign-in by hand, as a private page that is not indexed', async () => {
  const { result, html } = await loadRenderedPage(remote, { name: 'overview', path: firstPage, status: 200 }, 'en');
  expect(html).toContain('Signing you in');
  expect(html).toContain('Sign in</span></button>');
  expect(result).toMatchObject({ cache: 'private', head: { robots: 'noindex, nofollow' } });
});
