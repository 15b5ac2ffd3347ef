import type { PinnedRemote } from '../../state/page-view/boot-data.ts';
import type { ShareScope } from './share-scope.ts';

/** The global that a remote's entry defines. */
export interface Container {
  readonly init: (shareScope: ShareScope) => unknown;
  readonly get: (name: string) => Promise<() => unknown>;
}

/** Time for the entry of a remote; a few kilobytes, usually preloaded. */
const entryDeadlineMs = 15_000;

/**
 * Runs the entry of a remote and returns the container it defines; rejects when the file cannot be loaded in time, does
 * not match the document's hash, or defines nothing. A later call loads it again.
 */
export async function loadContainer(
  globalName: string,
  { entry, integrity }: Pick<PinnedRemote, 'entry' | 'integrity'>,
  shareScope: ShareScope,
): Promise<Container> {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.async = true;
  script.src = entry;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => reject(new Error(`${entry} could not be loaded`)));
  const timer = setTimeout(() => reject(new Error(`${entry} did not come in time`)), entryDeadlineMs);
  document.head.append(script);
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    script.remove();
  }
  const container = Reflect.get(globalThis, globalName) as Container | undefined;
  if (!container) throw new Error(`${entry} defines no ${globalName}`);
  await container.init(shareScope);
  return container;
}
