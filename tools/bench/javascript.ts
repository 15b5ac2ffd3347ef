import { readFileSync } from 'node:fs';
import path from 'node:path';
import { measurePublicPages } from '../checks/measure-javascript.ts';
import { measureScript, readUnitBuild } from '../checks/measure-unit.ts';
import { root } from '../product-runner/repository-root.ts';
import type { Measurement } from './measurement.ts';
import { buildOneBundle } from './one-bundle/build-one-bundle.ts';

const maxRatio = 1.12;
const maxBytes = 105_000;

interface Sizes {
  readonly part: string;
  readonly federated: number;
  /** Split into the same files as the shell's build. */
  readonly split: number;
  readonly oneFile: number;
}

const renderKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Promise 3: JavaScript before hydration of each kind of public page, compared with the same code in one bundle. */
export async function measureJavascript(): Promise<Measurement> {
  const { folder, description } = await buildOneBundle();
  const texts = readUnitBuild('remote-public').catalogues['en'];
  if (texts === undefined) throw new Error('remote-public has no English texts');
  // In the one bundle the texts of shell and remote share a chunk; the shell's come after hydration.
  const textFile = path.join(root, 'remote-public/dist/browser', texts);
  const pages = measurePublicPages().filter(({ unit }) => unit === 'remote-public');
  const sizes = pages.map(({ part, bytes: federated }): Sizes => {
    const { browserEntry, initial, parts } = description;
    const files = new Set([browserEntry, ...initial.scripts, ...(parts[part]?.scripts ?? [])]);
    const scripts = [...[...files].map((file) => path.join(folder, file)), textFile].map((file) => readFileSync(file));
    const split = scripts.reduce((sum, script) => sum + measureScript(script), 0);
    return { part, federated, split, oneFile: measureScript(Buffer.concat(scripts)) };
  });
  const ratios = sizes.map(({ federated, oneFile }) => federated / oneFile);
  const largest = Math.max(...sizes.map(({ federated }) => federated));
  return {
    title: 'JavaScript before hydration of a public page, kB in brotli 11, English',
    columns: ['kind of page', 'federated', 'one bundle', 'ratio', 'one bundle, split like the shell', 'ratio'],
    rows: sizes.map(({ part, federated, split, oneFile }) => [
      part,
      renderKilobytes(federated),
      renderKilobytes(oneFile),
      (federated / oneFile).toFixed(3),
      renderKilobytes(split),
      (federated / split).toFixed(3),
    ]),
    promises: [
      {
        text: `at most ${maxRatio} times the same code as one bundle`,
        measured: Math.max(...ratios).toFixed(3),
        isKept: Math.max(...ratios) <= maxRatio,
      },
      {
        text: `at most ${renderKilobytes(maxBytes)} kB`,
        measured: `${renderKilobytes(largest)} kB`,
        isKept: largest <= maxBytes,
      },
    ],
    notes: [
      'The one bundle is the browser build of the shell with shell/src/browser/federation/load-remote.ts replaced by a static import of remote-public; sizes are exact and do not depend on load.',
    ],
    data: sizes,
  };
}
