import type { RemoteBrowser } from '@kmx/shared-contracts/remote-module.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';

/** The federation instance of the page, for remotes that were built elsewhere. */
export interface Federation {
  /** The browser half of a browser-only remote; rejects when its code cannot be loaded, and may then be called again. */
  readonly loadPlainRemote: (name: RemoteName) => Promise<RemoteBrowser>;
}
