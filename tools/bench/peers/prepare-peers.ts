import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { BenchProduct } from '../bench-product.ts';
import { type Framework, frameworks } from './frameworks.ts';
import type { Peer } from './peer.ts';
import { prepareFramework } from './prepare-framework.ts';
import { createProductPeer } from './product-peer.ts';
import { readPictures } from './read-pictures.ts';
import { startFramework } from './start-framework.ts';

const packageSchema = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

/** What is installed, and not what was asked for. */
function readVersions(folder: string, { packages }: Framework): readonly string[] {
  return packages.map((name) => {
    const text = readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8');
    return `${name} ${v.parse(packageSchema, text).version}`;
  });
}

/** The product and all frameworks, each installed and built; the product comes first. */
export async function preparePeers(product: BenchProduct): Promise<readonly [Peer, ...Peer[]]> {
  const own = await createProductPeer(product);
  const pictures = await readPictures(product.servicesOrigin);
  const others: Peer[] = [];
  for (const framework of frameworks) {
    const folder = await prepareFramework(framework, pictures);
    const place = { folder, logDirectory: product.folder };
    others.push({
      ...framework,
      versions: readVersions(folder, framework),
      start: (pollMs) => startFramework(framework, { ...place, ...(pollMs === undefined ? {} : { pollMs }) }),
    });
  }
  return [own, ...others];
}
