import type { RemoteBuildOptions } from '@kmx/build-kit/declaration.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { Configuration } from '@rspack/core';
import { createEventStream } from './event-stream.ts';
import { openProxy } from './open-proxy.ts';
import { createServerHalf } from './server-half.ts';
import { watchBuilds } from './watch-builds.ts';

interface DevelopmentOptions {
  readonly folder: string;
  readonly name: RemoteName;
  readonly configurations: readonly Configuration[];
  readonly declaration: RemoteBuildOptions;
  /** Origin of the running product. */
  readonly against: URL;
  /** 0: any free port. */
  readonly port: number;
  /** Lines for the terminal. */
  readonly print: (line: string) => void;
}

/** A remote under development. */
interface Development {
  /** Address of its first page. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts development of a remote in front of a running product, and waits for the first build; the address shows the
 * product with the remote in it. Rejects when the port is taken.
 */
export async function startDevelopment(options: DevelopmentOptions): Promise<Development> {
  const { folder, name, configurations, declaration, against, port, print } = options;
  const events = createEventStream();
  const builds = watchBuilds({
    folder,
    configurations,
    onEvent: (event) => {
      print(event.type === 'built' ? `Built at ${new Date().toLocaleTimeString()}` : `${event.title}\n${event.text}`);
      events.send(event);
    },
  });
  const serverHalf = createServerHalf();
  const close = async () => {
    await Promise.all([builds.close(), serverHalf.close()]);
  };
  const remote = { name, mounts: declaration.mounts };
  const { browserFolder } = builds;
  const proxy = await openProxy({ remote, builds, serverHalf, events, browserFolder, against, port }).catch(
    async (error: unknown) => {
      await close();
      throw error;
    },
  );
  const [mount] = declaration.mounts;
  return {
    address: `${proxy.origin}${mount?.isLocalized === true ? '/en' : ''}${mount?.path ?? '/'}`,
    close: async () => {
      await Promise.all([proxy.close(), close()]);
    },
  };
}
