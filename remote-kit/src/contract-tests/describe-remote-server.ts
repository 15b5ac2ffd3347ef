import type { RemoteServer } from '@kmx/shared-contracts/remote-module.ts';
import { describe, expect, it } from 'vitest';
import { contractLanguages, type RemoteFixtures } from './remote-fixtures.ts';
import { serverChecks } from './server-checks.ts';

/** Runs the contract tests of a server half for each page of its fixtures; a remote calls it in a test file of its own. */
export function describeRemoteServer(remote: RemoteServer, { pages, unknownPage }: RemoteFixtures): void {
  describe.each([...pages, unknownPage])('server half, $name', (fixture) => {
    it.each(serverChecks)('DES-06 $promise', async ({ findProblems }) => {
      for (const language of contractLanguages) {
        expect(await findProblems(remote, fixture, language), language).toEqual([]);
      }
    });
  });
}
