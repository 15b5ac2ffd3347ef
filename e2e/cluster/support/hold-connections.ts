import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const protocol = 196_608;
const retryMs = 100;

function writeStartup(user: string, database: string): Buffer {
  const text = Buffer.from(`user\0${user}\0database\0${database}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(text.length + 8, 0);
  head.writeInt32BE(protocol, 4);
  return Buffer.concat([head, text]);
}

function writeQuery(text: string): Buffer {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Connections of a PostgreSQL server that somebody else keeps. */
export interface HeldConnections {
  readonly release: () => Promise<void>;
}

/**
 * Takes each connection that a server has, and ends those of others, until they are released. The server must ask
 * nobody for a password.
 */
export async function holdConnections(url: string): Promise<HeldConnections> {
  const { hostname, port, username, pathname } = new URL(url);
  const held = new Set<Socket>();
  let isReleased = false;

  /** Null where the server has none left. */
  async function take(): Promise<Socket | null> {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => {});
    socket.on('close', () => held.delete(socket));
    socket.write(writeStartup(username, pathname.slice(1)));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    if (answer.toString('latin1', 0, 1) !== 'R') {
      socket.destroy();
      return null;
    }
    socket.resume();
    held.add(socket);
    return socket;
  }
  async function takeAll(): Promise<void> {
    while (!isReleased && (await take().catch(() => null)) !== null);
  }
  const first = await take();
  const taking = (async () => {
    while (!isReleased) {
      await takeAll();
      first?.write(
        writeQuery("select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'kmx-%'"),
      );
      await sleep(retryMs);
    }
  })();
  return {
    release: async () => {
      isReleased = true;
      await taking;
      for (const socket of held) socket.destroy();
    },
  };
}
