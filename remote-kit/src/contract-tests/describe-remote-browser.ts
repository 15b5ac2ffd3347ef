import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import type { RemoteServer } from '@kmx/shared-contracts/remote-module.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrowserPromise, browserPromises } from './browser-promises.ts';
import { type ContractPage, openContractPage } from './open-contract-page.server.ts';
import { contractLanguages, type PageFixture, type RemoteFixtures } from './remote-fixtures.ts';
import { loadRenderedPage } from './server-checks.ts';

const [firstLanguage, ...otherLanguages] = contractLanguages;

/**
 * Runs the contract tests of a browser half in Chromium for each page of its fixtures, against the HTML of the server half;
 * `module` is the absolute path of its `remote.browser.ts`.
 */
export function describeRemoteBrowser(
  remote: RemoteServer,
  { pages, unknownPage }: RemoteFixtures,
  module: string,
): void {
  describe('browser half', () => {
    let contract: ContractPage;
    beforeAll(async () => {
      contract = await openContractPage(module);
    }, 120_000);
    afterAll(() => contract.close());

    async function findProblems(fixture: PageFixture, language: UiLanguage, promise: BrowserPromise) {
      const other = fixture === unknownPage ? pages[0] : unknownPage;
      const [page, otherPage] = [
        await loadRenderedPage(remote, fixture, language),
        await loadRenderedPage(remote, other, language),
      ];
      return contract.check(promise, page, otherPage);
    }

    describe.each([...pages, unknownPage])('$name', (fixture) => {
      it.each(browserPromises)('DES-06 $promise', async ({ name }) => {
        expect(await findProblems(fixture, firstLanguage, name)).toEqual([]);
      });

      it.each(otherLanguages)('DES-06 takes over and renders the page of the server in %s', async (language) => {
        expect(await findProblems(fixture, language, 'hydration')).toEqual([]);
        expect(await findProblems(fixture, language, 'equality')).toEqual([]);
      });
    });
  });
}
