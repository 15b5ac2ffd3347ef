import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSbom } from './create-sbom.ts';
import { readProduct } from './read-product.ts';

const [folder = 'dist/sbom', ...others] = process.argv.slice(2);
if (others.length > 0 || folder.startsWith('-')) {
  console.error(
    'npm run sbom [-- FOLDER]   writes shell.cdx.json and services.cdx.json (CycloneDX 1.6) into dist/sbom or FOLDER',
  );
  process.exitCode = 2;
} else {
  const { lock, version } = readProduct('.');
  mkdirSync(folder, { recursive: true });
  for (const workspace of ['shell', 'services']) {
    const sbom = createSbom(lock, workspace, version);
    const file = path.join(folder, `${workspace}.cdx.json`);
    writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
    console.log(`${file}: ${workspace} ${version}, ${sbom.components.length} components`);
  }
}
