import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../product-runner/repository-root.ts';
import { hashFiles, listSources } from './cache-folder.ts';
import type { Framework } from './frameworks.ts';
import { installPackages } from './install-packages.ts';

const run = promisify(execFile);
const buildMs = 15 * 60_000;
const font = path.join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const sharedFolder = path.join(import.meta.dirname, 'pages');
const builtFile = '.built';

/** Copies the files of `from` into `to`. */
function copySources(from: string, to: string): void {
  for (const file of listSources(from)) cpSync(path.join(from, file), path.join(to, file));
}

/**
 * Installs and builds a framework in its folder outside of the repository, with the pages in `shared` and the pictures of
 * the product among its files; nothing is done twice. Returns the folder.
 */
export async function prepareFramework(framework: Framework, pictures: ReadonlyMap<string, Buffer>): Promise<string> {
  const { name, builds, publicFolder, environment = {} } = framework;
  const folder = await installPackages(name);
  const source = path.join(import.meta.dirname, 'installed', name);
  const sources = [source, sharedFolder].flatMap((one) => listSources(one).map((file) => path.join(one, file)));
  const pictureFolder = path.join(folder, publicFolder, 'pictures');
  const state = `${hashFiles(sources)} ${[...pictures].map(([file, { length }]) => `${file}:${length}`).join(' ')}`;
  const built = path.join(folder, builtFile);
  if (existsSync(built) && readFileSync(built, 'utf8') === state) return folder;
  rmSync(built, { force: true });
  console.log(`peers: building ${name}`);
  rmSync(path.join(folder, 'shared'), { recursive: true, force: true });
  copySources(source, folder);
  copySources(sharedFolder, path.join(folder, 'shared'));
  mkdirSync(pictureFolder, { recursive: true });
  for (const [file, content] of pictures) writeFileSync(path.join(pictureFolder, file), content);
  cpSync(font, path.join(folder, publicFolder, path.basename(font)));
  for (const { words, folder: below = '' } of builds) {
    await run(process.execPath, words, {
      cwd: path.join(folder, below),
      env: { ...process.env, NODE_ENV: 'production', ...environment },
      timeout: buildMs,
      maxBuffer: 64 * 1024 * 1024,
    });
  }
  writeFileSync(built, state);
  return folder;
}
