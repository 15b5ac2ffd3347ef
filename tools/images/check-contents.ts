import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { nameImage, type Target } from './build-image.ts';
import type { Expect } from './expectations.ts';
import { listProductionPackages, type PackageLock } from './production-packages.mjs';
import { runProgram } from './run-program.ts';

const maxBytes = 250_000_000;
const imagesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([v.object({ Size: v.number(), User: v.string(), Config: v.object({ Entrypoint: v.array(v.string()) }) })]),
);
const listFiles = `import { readdirSync } from 'node:fs';
const files = readdirSync('/app', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
console.log(files.map(({ parentPath, name }) => parentPath + '/' + name).join('\\n'));`;

/** Checks what an image consists of: its size, its user, its packages. */
export function checkContents(target: Target, runtime: readonly string[], expect: Expect): void {
  const image = nameImage(target);
  const [facts] = v.parse(imagesSchema, runProgram('podman', ['image', 'inspect', image]).output);
  const megabytes = Math.round(facts.Size / 1_000_000);
  expect(facts.Size < maxBytes, `${image} has ${megabytes} MB, less than 250`);
  expect(facts.User === '10001:10001', `${image} runs as user 10001`);
  expect(facts.Config.Entrypoint[0] === 'tini', `${image} starts with tini, which ends what is still starting`);

  const limits = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];
  const words = ['run', '--rm', ...limits, '--network', 'host', '--entrypoint', 'node', image];
  const listed = runProgram('podman', [...runtime, ...words, '--input-type=module', '--eval', listFiles]);
  const files = listed.output.split('\n').filter((file) => file.startsWith('/app/'));
  // The program that made it has read the same lock file.
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as PackageLock;
  const allowed = new Set(listProductionPackages(lock, target));
  const packages = files
    .filter((file) => /node_modules\/(?!@kmx\/)(?:@[^/]+\/)?[^/]+\/package\.json$/.test(file))
    .map((file) => file.slice('/app/'.length, -'/package.json'.length));
  const foreign = packages.filter((place) => !allowed.has(place));
  expect(
    packages.length > 50 && foreign.length === 0,
    `${image} has ${packages.length} packages, all of production ${foreign.join(' ')}`,
  );
  const tests = files.filter((file) => /\.(?:test|fixture)\.tsx?$/.test(file) && !file.includes('/node_modules/'));
  expect(tests.length === 0, `${image} has no tests of ours ${tests.slice(0, 3).join(' ')}`);
}
