import { fileURLToPath } from 'node:url';
import type { RemoteServer } from '@kmx/shared-contracts/remote-module.ts';
import { describeRemoteBrowser } from './describe-remote-browser.ts';
import { describeRemoteServer } from './describe-remote-server.ts';
import type { RemoteFixtures } from './remote-fixtures.ts';

/**
 * Runs the contract tests of both halves of a remote; `test` is the `import.meta.url` of the test, which is in the same
 * folder as `remote.browser.ts`.
 */
export function describeRemote(test: string, remote: RemoteServer, fixtures: RemoteFixtures): void {
  describeRemoteServer(remote, fixtures);
  describeRemoteBrowser(remote, fixtures, fileURLToPath(new URL('./remote.browser.ts', test)));
}
