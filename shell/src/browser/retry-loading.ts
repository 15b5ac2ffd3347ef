import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { BootData } from '../state/page-view/boot-data.ts';

/** Entry, exposed module, part or catalogue, and the files they load in turn. */
const deepestLevel = 6;
/** single-spa takes no notice of an application for 200 ms after its files could not be loaded. */
const singleSpaPauseMs = 250;

interface RetryOptions {
  readonly boot: Pick<BootData, 'remotes'>;
  readonly name: RemoteName;
  /** When loading failed, as `performance.now()`. */
  readonly failedAt: number;
  readonly load: () => Promise<unknown>;
}

/**
 * Retries loading the code of a remote. The browser remembers the failure of each preloaded file and returns it once
 * more to the next request: one attempt uses up one level of files, so there are as many attempts as levels.
 */
export async function retryLoading({ boot, name, failedAt, load }: RetryOptions): Promise<void> {
  const pause = Math.max(0, failedAt + singleSpaPauseMs - performance.now());
  const [isReachable] = await Promise.all([
    reloadFiles(boot, name),
    new Promise((resolve) => setTimeout(resolve, pause)),
  ]);
  for (let level = 1; level <= (isReachable ? deepestLevel : 1); level += 1) {
    const isLoaded = await load().then(
      () => true,
      () => false,
    );
    if (isLoaded) return;
  }
}

/** Refused bytes are in the HTTP cache as immutable, so the files are fetched again; false when that fails too. */
async function reloadFiles({ remotes }: Pick<BootData, 'remotes'>, name: RemoteName): Promise<boolean> {
  const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]'));
  const preloads = links.filter((link) => link.href.includes(`/${name}/`));
  const files = preloads.map((link) => ({ url: link.href, integrity: link.integrity }));
  for (const link of preloads) link.remove();
  const entry = remotes[name];
  if (entry) files.push({ url: entry.entry, integrity: entry.integrity });
  const answers = await Promise.allSettled(
    files.map(({ url, integrity }) => fetch(url, { cache: 'reload', integrity, mode: 'cors' })),
  );
  return answers.every((answer) => answer.status === 'fulfilled' && answer.value.ok);
}
