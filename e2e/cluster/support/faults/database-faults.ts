import { queryDatabase } from '../../../support/query-database.ts';
import { type HeldConnections, holdConnections } from '../hold-connections.ts';
import type { Fault } from '../measure-fault.ts';
import type { SmallDisk } from '../small-disk.ts';

/** Without room for its journal the server ends itself, and its operator starts it again. */
const createDiskFault = (disk: SmallDisk): Fault => ({
  name: 'PostgreSQL out of disk',
  begin: async ({ databaseUrl }) => {
    disk.fill();
    // What is left in its files lasts for minutes, so the next one is asked for at once.
    for (let file = 0; file < 4; file += 1)
      await queryDatabase(databaseUrl, 'select txid_current(); select pg_switch_wal()').catch(() => {});
  },
  end: async ({ postgres }) => {
    disk.clear();
    await postgres.start();
  },
});

/** A database server that is away, frozen or short of something; `disk` is the one it writes to, if it can be filled. */
export function createDatabaseFaults(disk: SmallDisk | null): readonly Fault[] {
  let held: HeldConnections | null = null;
  return [
    {
      name: 'PostgreSQL stopped',
      begin: ({ postgres }) => postgres.end('SIGINT'),
      end: (each) => each.postgres.start(),
    },
    {
      name: 'kill -9 PostgreSQL',
      begin: ({ postgres }) => postgres.end('SIGKILL'),
      end: (each) => each.postgres.start(),
    },
    { name: 'PostgreSQL frozen', begin: ({ postgres }) => postgres.freeze(), end: ({ postgres }) => postgres.thaw() },
    {
      name: 'PostgreSQL out of connections',
      begin: async ({ databaseUrl }) => {
        held = await holdConnections(databaseUrl);
      },
      end: () => held?.release(),
    },
    ...(disk === null ? [] : [createDiskFault(disk)]),
  ];
}
