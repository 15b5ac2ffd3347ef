import { listMissing, runNpm } from './install.mjs';

const folder = 'telemetry';
const isThere = (): boolean => listMissing(folder).length === 0;

/**
 * Makes sure that the packages of the tracer are installed: the product does without them (decision 0074), so the install
 * of everything else leaves them out, and without them its journey would be skipped and its types unknown.
 */
export function ensureTracer(): void {
  if (isThere()) return;
  console.log(`Installing the packages of ${folder}/, which the tests need (some seconds, once).`);
  if (runNpm(['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error']) && isThere()) return;
  console.error(
    `The packages of ${folder}/ could not be installed; npm says why above. By hand: npm ci --prefix ${folder}`,
  );
  process.exit(1);
}
