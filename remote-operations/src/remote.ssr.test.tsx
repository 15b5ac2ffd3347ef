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

  it.each([
    { name: 'the first page', path: firstPage, status: 200, titleId: 'overview.title' },
    { name: 'the page of an unknown address', path: `${firstPage}/nowhere`, status: 404, titleId: 'notFound.title' },
  ])('SYS-070 the server renders $name with its title', async ({ titleId, ...fixture }) => {
    const { request, result, html } = await loadRenderedPage(remote, fixture, language);
    expect(html).toContain(`${texts[titleId]}</h1>`);
    expect(result).toMatchObject({ status: fixture.status, head: { title: `${texts[titleId]} | KMX` } });
    expect(await remote.load(request, createFixtureContext(fixture))).toEqual(result);
  });
});
