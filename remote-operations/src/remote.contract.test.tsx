import { describeRemote } from '@kmx/remote-kit/contract-tests/describe-remote.server.ts';
import type { RemoteFixtures } from '@kmx/remote-kit/contract-tests/remote-fixtures.ts';
import { firstPage } from './first-page.ts';
import { remote } from './remote.server.ts';

const fixtures: RemoteFixtures = {
  pages: [
    { name: 'overview', path: firstPage, status: 200 },
    { name: 'history', path: `${firstPage}/history`, status: 200 },
    { name: 'unit', path: `${firstPage}/units/remote-portal`, status: 200 },
  ],
  unknownPage: { name: 'unknown page', path: `${firstPage}/nowhere`, status: 404 },
};

describeRemote(import.meta.url, remote, fixtures);
