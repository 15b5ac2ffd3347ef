import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../checks/workspaces.ts';
import { root } from '../product-runner/repository-root.ts';
import type { PackedPackage } from './packages.ts';

const isSource = /(?<!\.d)\.(?:tsx?|mjs)$/;
// The contract tests of the kit are for every remote; all other tests, and what they need, are for this repository.
const isForTests =
  /\.(?:test|fixture|examples)\.tsx?$|-fixture\.ts$|\/(?:component-tests|example)\/|(?<!\/contract-tests)\/(?:test|sample)-[a-z-]+\.tsx?$/;

function compile(sources: readonly string[], rootDir: string, folder: string): void {
  const configuration = path.join(folder, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    allowJs: true,
    checkJs: false,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    typeRoots: [path.join(root, 'node_modules/@types')],
    rootDir: path.join(root, rootDir),
    outDir: path.join(folder, 'dist'),
  };
  const files = [...sources, 'design-system/src/css-modules.d.ts'].map((file) => path.join(root, file));
  writeFileSync(
    configuration,
    JSON.stringify({ extends: path.join(root, 'tsconfig.base.json'), compilerOptions, files }),
  );
  const compiler = path.join(root, 'node_modules/.bin/tsc');
  const { status, stdout } = spawnSync(compiler, ['-p', configuration], { cwd: root, encoding: 'utf8' });
  rmSync(configuration);
  if (status !== 0) throw new Error(`${rootDir} does not compile:\n${stdout}`);
}

/**
 * Compiles the sources of a package into `dist` of a folder, JavaScript and declarations, and copies its other files.
 * Throws with the messages of the compiler.
 */
export function compilePackage({ sources, entries, copied = [] }: PackedPackage, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const files = entries ?? listFiles(sources, /./).filter((file) => !isForTests.test(file));
  compile(
    files.filter((file) => isSource.test(file)),
    sources,
    folder,
  );
  for (const file of files.filter((other) => !isSource.test(other))) {
    cpSync(path.join(root, file), path.join(folder, 'dist', path.relative(sources, file)));
  }
  for (const name of copied) {
    cpSync(path.join(root, sources, name), path.join(folder, 'dist', name), { recursive: true });
  }
}
