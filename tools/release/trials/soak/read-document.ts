import type { Page } from 'playwright';
import * as v from 'valibot';

const slotId = 'kmx-slot';

const bootSchema = v.object({
  buildId: v.string(),
  remotes: v.record(v.string(), v.object({ version: v.string(), entry: v.string() })),
});
const releaseFile = /\/_r\/([^/]+)\/([^/]+)\//;

/** What one document names, and what it has loaded. */
export interface SeenDocument {
  readonly buildId: string;
  /** Version of the public site that the document names. */
  readonly version: string;
  readonly text: string;
  /** Scripts and styles of other versions than the document names. */
  readonly foreign: readonly string[];
  readonly files: number;
}

/** Lists the addresses of release files that belong to another version than the composition of their document says. */
export function findForeign(
  addresses: readonly string[],
  versions: Readonly<Record<string, string>>,
): readonly string[] {
  return addresses.filter((address) => {
    const [, unit = '', version] = releaseFile.exec(address) ?? [];
    return version !== undefined && versions[unit] !== version;
  });
}

/** Reads the document that a page shows now: its composition, its text, and every release file that it has loaded. */
export async function readDocument(page: Page): Promise<SeenDocument> {
  const { boot, addresses, shell, text } = await page.evaluate((slot) => {
    const linked = Array.from(
      document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[href]'),
      (element) => ('src' in element ? element.src : element.href),
    );
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return {
      boot: document.getElementById('kmx-boot')?.textContent ?? '',
      addresses: [...new Set([...linked, ...loaded])].filter((address) => address.includes('/_r/')),
      shell: document.querySelector<HTMLScriptElement>('script[src*="/_r/shell/"]')?.src ?? '',
      text: document.getElementById(slot)?.textContent ?? '',
    };
  }, slotId);
  const { buildId, remotes } = v.parse(v.pipe(v.string(), v.parseJson(), bootSchema), boot);
  const versions: Record<string, string> = { shell: releaseFile.exec(shell)?.[2] ?? '' };
  for (const [name, { version }] of Object.entries(remotes)) versions[name] = version;
  return {
    buildId,
    version: versions['remote-public'] ?? '',
    text,
    foreign: findForeign(addresses, versions),
    files: addresses.length,
  };
}
