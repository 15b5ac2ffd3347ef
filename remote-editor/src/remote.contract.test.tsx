import { describeRemote } from '@kmx/remote-kit/contract-tests/describe-remote.server.ts';
import type { RemoteFixtures } from '@kmx/remote-kit/contract-tests/remote-fixtures.ts';
import { remote } from './remote.server.ts';

const fixtures: RemoteFixtures = {
  pages: [
    { name: 'overview', path: '/editor', status: 200 },
    { name: 'list of pages', path: '/editor/pages', status: 200 },
    { name: 'page', path: '/editor/pages/page-home', status: 200 },
    { name: 'content of a page', path: '/editor/pages/page-home/content', status: 200 },
    { name: 'translation board', path: '/editor/translations', status: 200 },
    { name: 'planned publications', path: '/editor/schedule', status: 200 },
    { name: 'navigation', path: '/editor/navigation', status: 200 },
  ],
  unknownPage: { name: 'unknown page', path: '/editor/nowhere', status: 404 },
};

describeRemote(import.meta.url, remote, fixtures);
