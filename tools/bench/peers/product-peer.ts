import path from 'node:path';
import { activateReleases } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { publishBuild } from '../../release/publish-build.ts';
import { readBuild } from '../../release/read-build.ts';
import type { BenchProduct } from '../bench-product.ts';
import { twoCores } from '../processor-cores.ts';
import { runBuild } from '../run-build.ts';
import type { Peer } from './peer.ts';

const unit = 'remote-peers';
const list = '/en/peers';
const paths = { list, product: `${list}/corvus-510` };

/** Builds the remote of the pages as a repository of its own would, and makes it live at its mount. */
async function releaseRemote({ registry }: BenchProduct): Promise<void> {
  const { default: configurations } = await import('./kmx/rspack.config.ts');
  for (const configuration of configurations) await runBuild(configuration);
  const build = await readBuild(unit, path.join(import.meta.dirname, 'kmx/dist'));
  const { version } = await publishBuild(build, { store: registry.store, privateKey: null, trustedKeys: null });
  await activateReleases(registry, { [unit]: version }, { by: 'bench', reason: 'bench' });
}

/** The product itself: a shell with the sample content, and the pages as a remote between header and footer of the site. */
export async function createProductPeer(product: BenchProduct): Promise<Peer> {
  await releaseRemote(product);
  let starts = 0;
  return {
    name: 'kmx',
    label: 'this product',
    versions: [`shell ${(await product.registry.pointer.read())?.versions.shell ?? ''}`],
    cached: paths,
    rendered: paths,
    cache: 'HTML cache of the shell',
    compression: 'zstd 3, kept ones brotli 6',
    start: async (pollMs) => {
      // A shell that is measured while it starts has its verified copies already, as every start but the first has.
      const name = pollMs === undefined ? `shell-peers-${++starts}` : 'shell-peers-start';
      return [await product.startShell({ name, cores: twoCores, workers: 2, ...(pollMs ? { pollMs } : {}) })];
    },
  };
}
