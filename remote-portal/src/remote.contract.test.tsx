import { describeRemote } from '@kmx/remote-kit/contract-tests/describe-remote.server.ts';
import type { RemoteFixtures } from '@kmx/remote-kit/contract-tests/remote-fixtures.ts';
import { remote } from './remote.server.ts';

const fixtures: RemoteFixtures = {
  pages: [
    { name: 'dashboard', path: '/mykomax', status: 200 },
    { name: 'tickets', path: '/mykomax/tickets/list', status: 200 },
    { name: 'new ticket', path: '/mykomax/tickets/newticket', status: 200 },
    { name: 'ticket', path: '/mykomax/tickets/KMX-100001', status: 200 },
    { name: 'user administration', path: '/mykomax/user-admin', status: 200 },
    { name: 'user', path: '/mykomax/user-admin/u1', status: 200 },
    { name: 'account', path: '/mykomax/account', status: 200 },
    { name: 'inventory', path: '/mykomax/inventory', status: 200 },
    { name: 'machines out of service', path: '/mykomax/inventory/old', status: 200 },
    { name: 'machine', path: '/mykomax/inventory/m1', status: 200 },
    { name: 'software', path: '/mykomax/downloads', status: 200 },
    { name: 'wire-flow', path: '/mykomax/wire-flow', status: 200 },
    { name: 'wire-master', path: '/mykomax/wire-master', status: 200 },
    { name: 'master-data', path: '/mykomax/master-data', status: 200 },
    { name: 'partner services', path: '/mykomax/partner-services', status: 200 },
    { name: 'sign-out', path: '/mykomax/logout', status: 200 },
  ],
  unknownPage: { name: 'unknown page', path: '/mykomax/nowhere', status: 404 },
};

describeRemote(import.meta.url, remote, fixtures);
