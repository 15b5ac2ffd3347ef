import { fileURLToPath } from 'node:url';
import { describeRemoteBrowser } from '@kmx/shared-contracts/contract-tests/describe-remote-browser.ts';
import { describeRemoteServer } from '@kmx/shared-contracts/contract-tests/describe-remote-server.ts';
import type { RemoteFixtures } from '@kmx/shared-contracts/contract-tests/remote-fixtures.ts';
import { remote } from './remote.server.tsx';

const fixtures: RemoteFixtures = {
  pages: [
    { name: 'dashboard', path: '/mykomax', status: 200 },
    { name: 'sign-out', path: '/mykomax/logout', status: 200 },
  ],
  unknownPage: { name: 'unknown page', path: '/mykomax/nowhere', status: 404 },
};

describeRemoteServer(remote, fixtures);
describeRemoteBrowser(remote, fixtures, fileURLToPath(new URL('./remote.browser.tsx', import.meta.url)));
