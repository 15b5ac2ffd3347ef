import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { SitemapEntry } from './sitemap-entry.ts';
import type { TakeTurn } from './take-turns.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Small enough to be unpacked between two requests of visitors. */
const entriesPerPack = 500;

/** Entries in their order, packed: a hundred thousand take some megabytes. */
export interface PackedEntries {
  readonly packs: readonly Uint8Array[];
  readonly count: number;
}

/** Packs entries; `observe` sees the JSON of each pack. */
export async function packEntries(
  entries: Iterable<SitemapEntry>,
  observe: (json: string) => void,
  takeTurn: TakeTurn,
): Promise<PackedEntries> {
  const packs: Uint8Array[] = [];
  let count = 0;
  let open: SitemapEntry[] = [];
  const close = async (): Promise<void> => {
    const json = JSON.stringify(open);
    observe(json);
    packs.push(await zip(json));
    count += open.length;
    open = [];
    await takeTurn();
  };
  for (const entry of entries) {
    open.push(entry);
    if (open.length === entriesPerPack) await close();
  }
  if (open.length > 0) await close();
  return { packs, count };
}

/** Unpacks the entries from one place to before another, pack by pack. */
export async function* unpackEntries(
  { packs }: PackedEntries,
  from: number,
  to: number,
): AsyncGenerator<readonly SitemapEntry[]> {
  for (let index = Math.floor(from / entriesPerPack); index * entriesPerPack < to; index += 1) {
    const pack = packs[index];
    if (pack === undefined) return;
    // Written by packEntries of this process.
    const entries = JSON.parse((await unzip(pack)).toString()) as SitemapEntry[];
    const start = index * entriesPerPack;
    yield entries.slice(Math.max(0, from - start), to - start);
  }
}
