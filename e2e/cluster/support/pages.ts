import type { Cluster } from '../../support/start-cluster.ts';
import { visitCluster } from './people.ts';

/** Pages of two sites in several languages. */
export const places: readonly (readonly [host: string, path: string])[] = [
  ['localhost', '/en'],
  ['localhost', '/de'],
  ['localhost', '/ja-jp'],
  ['localhost', '/en/products'],
  ['localhost', '/de/stories'],
  ['localhost', '/ja-jp/company'],
  ['crimp.localhost', '/en'],
];

/** What a page says about itself: its language and its canonical address. */
export function readIdentity(html: string): string {
  const language = /<html[^>]* lang="([^"]+)"/.exec(html)?.[1];
  const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1];
  return `${language ?? 'no language'} ${canonical ?? 'no canonical address'}`;
}

/** Requests each page at each shell itself, so that all of them have it in their cache; says what each is. */
export async function warmPages(cluster: Cluster): Promise<ReadonlyMap<string, string>> {
  const { port } = new URL(cluster.product.origin);
  const known = new Map<string, string>();
  for (const [host, path] of places) {
    const texts = await Promise.all(
      cluster.shells.map(async ({ origin }) => {
        const { hostname, port: shellPort } = new URL(origin);
        const answer = await visitCluster({
          product: { ...cluster.product, origin: `http://localhost:${shellPort}` },
          address: hostname,
        }).send(path, { headers: { host: `${host}:${port}`, 'x-forwarded-host': `${host}:${port}` } });
        if (answer.status !== 200) throw new Error(`${origin} answers ${host}${path} with ${answer.status}`);
        return readIdentity(answer.body);
      }),
    );
    const [identity = ''] = texts;
    if (texts.some((text) => text !== identity)) throw new Error(`shells differ: ${texts.join(' | ')}`);
    known.set(`${host}${path}`, identity);
  }
  return known;
}
