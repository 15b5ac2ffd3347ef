import type { ServerProcess } from '../server-process.ts';

/** The addresses of one page; `rendered` is drawn for each request, `cached` kept where the peer has a cache. */
interface PagePaths {
  readonly list: string;
  readonly product: string;
}

/** The two pages that are measured. */
export type PageName = keyof PagePaths;

/** Something that shows the two pages: the product, or what could be chosen instead. */
export interface Peer {
  /** Name of its folder. */
  readonly name: string;
  readonly label: string;
  /** What was measured, such as `react 19.3.1`. */
  readonly versions: readonly string[];
  readonly cached: PagePaths;
  readonly rendered: PagePaths;
  /** What keeps its pages; null where the framework has nothing. */
  readonly cache: string | null;
  /** How its documents are compressed. */
  readonly compression: string;
  /** Starts its server, or all of them; the first is the one that answers. */
  readonly start: (pollMs?: number) => Promise<readonly [ServerProcess, ...ServerProcess[]]>;
}
