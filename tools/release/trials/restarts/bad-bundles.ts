import type { UnitBuild } from '../../read-build.ts';
import { appendToBundle } from '../chaos/misbehave.ts';

const throwing = "throw new Error('boom of a release');";
const looping = 'for (;;);';
const exhausting = 'const rows = []; for (;;) rows.push(new Array(1000).fill(rows.length));';

/** A release that a shell must find out about before it serves it. */
export interface BadBundle {
  readonly name: string;
  readonly change: (build: UnitBuild) => UnitBuild;
}

const replace = (step: 'load' | 'render', body: string) => (build: UnitBuild) =>
  appendToBundle(
    build,
    `\nmodule.exports = { remote: { ...module.exports.remote, ${step}: async () => { ${body} } } };\n`,
  );

/** Puts statements before everything else in a server bundle. */
const begin = (statements: string) => (build: UnitBuild) => {
  const file = build.serverEntry ?? '';
  const content = Buffer.concat([Buffer.from(`${statements}\n`), build.contents.get(file) ?? Buffer.alloc(0)]);
  return { ...build, contents: new Map([...build.contents, [file, content]]) };
};

const falseContract = "\nmodule.exports = { remote: { ...module.exports.remote, contractVersion: '1.0.0' } };\n";

/** Bundles that throw, loop, use up memory or are mislabelled, when they are evaluated, load or render. */
export const badBundles: readonly BadBundle[] = [
  { name: 'throws at evaluation', change: begin(throwing) },
  { name: 'loops at evaluation', change: begin(looping) },
  { name: 'uses up memory at evaluation', change: begin(exhausting) },
  { name: 'says another contract', change: (build) => appendToBundle(build, falseContract) },
  {
    name: 'is labelled with another contract',
    change: (build) => ({ ...build, contractVersion: '99.0.0' }),
  },
  {
    name: 'is labelled with another federation',
    change: (build) => ({ ...build, federationVersion: '0.0.1' }),
  },
  { name: 'throws at load', change: replace('load', throwing) },
  { name: 'loops at load', change: replace('load', looping) },
  { name: 'uses up memory at load', change: replace('load', exhausting) },
  { name: 'throws at render', change: replace('render', throwing) },
  { name: 'loops at render', change: replace('render', looping) },
  { name: 'uses up memory at render', change: replace('render', exhausting) },
];
