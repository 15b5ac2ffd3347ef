import { describeRemote } from '@kmx/remote-kit/contract-tests/describe-remote.server.ts';
import type { RemoteFixtures } from '@kmx/remote-kit/contract-tests/remote-fixtures.ts';
import { remote } from './remote.server.ts';

const fixtures: RemoteFixtures = {
  pages: [
    { name: 'overview', path: '/style-guide', status: 200 },
    { name: 'inputs', path: '/style-guide/inputs', status: 200 },
    { name: 'components', path: '/style-guide/components', status: 200 },
    { name: 'error page', path: '/style-guide/pages/error', status: 200 },
    { name: 'email links', path: '/style-guide/tools/email-links', status: 200 },
  ],
  unknownPage: { name: 'unknown page', path: '/style-guide/nowhere', status: 404 },
};

describeRemote(import.meta.url, remote, fixtures);
