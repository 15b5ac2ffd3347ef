import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Makes this machine pass on what arrives at its loopback address and that port to the same port of another one. */
export async function forwardPort(port: number, address: string): Promise<{ readonly stop: () => Promise<void> }> {
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    const target = connect(port, address);
    for (const [socket, other] of [
      [caller, target],
      [target, caller],
    ] as const) {
      open.add(socket);
      socket.setNoDelay();
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        // After its end the rest is still on the way to the other side.
        if (!socket.readableEnded) other.destroy();
      });
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    stop: async () => {
      for (const socket of open) socket.destroy();
      await once(server.close(), 'close');
    },
  };
}
