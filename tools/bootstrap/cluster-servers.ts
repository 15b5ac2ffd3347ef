import { existsSync } from 'node:fs';
import { findFaketime } from '@kmx/test-kit/find-faketime.ts';
import { hasNginx } from '@kmx/test-kit/nginx-balancer.ts';
import { findPostgresPrograms } from '@kmx/test-kit/postgres-server.ts';
import { hasRedis } from '@kmx/test-kit/redis-server.ts';
import { hasVarnish } from '@kmx/test-kit/varnish-program.ts';
import { ensureInstalled, type Requirement } from './ensure-installed.ts';

const requirements: readonly Requirement[] = [
  {
    isThere: hasRedis,
    // Another one that the caller names takes precedence.
    packages: process.env['REDIS_SERVER_PATH'] ? [] : ['redis-server'],
    advice:
      'A cluster needs Redis or Valkey. Install it (Debian: apt-get install redis-server) or set REDIS_SERVER_PATH.',
  },
  {
    isThere: () => existsSync(findPostgresPrograms() ?? ''),
    packages: ['postgresql'],
    advice: 'A cluster needs PostgreSQL, which is a Debian package: apt-get install postgresql',
  },
  {
    isThere: hasNginx,
    packages: ['nginx'],
    advice: 'A cluster needs nginx, which is a Debian package: apt-get install nginx',
  },
  {
    isThere: hasVarnish,
    packages: ['varnish', 'varnish-modules'],
    advice: 'A CDN needs Varnish with its modules, which are Debian packages: apt-get install varnish varnish-modules',
  },
  {
    isThere: () => findFaketime() !== null,
    packages: ['faketime'],
    advice: 'Clocks that differ need faketime, which is a Debian package: apt-get install faketime',
  },
];

/** Makes sure that the servers of a cluster are installed, for `npm run cluster`. */
export const ensureClusterServers = (): void => ensureInstalled(requirements);
