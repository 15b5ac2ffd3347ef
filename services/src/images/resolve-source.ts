import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { FilesAwayError, type KeptFiles } from '../kept-files/kept-files.ts';
import { ImageProblem } from './image-problem.ts';

/** A picture that others are made of; the version changes with its content, and is the same on every machine. */
export interface ImageSource {
  readonly name: string;
  readonly version: string;
  /** Its path on this machine, or its bytes. Throws an ImageProblem with status 503 while it cannot be read. */
  readonly open: () => Promise<string | Buffer>;
}

const hashes = new LRUCache<string, Promise<string>>({ max: 5000 });

/** Checkouts of one picture have different dates, so machines that share a cache compare its content. */
function hashFile(file: string, state: string): Promise<string> {
  const key = `${file} ${state}`;
  const known = hashes.get(key);
  if (known !== undefined) return known;
  const hashing = readFile(file).then((content) => createHash('sha256').update(content).digest('hex'));
  hashes.set(key, hashing);
  hashing.catch(() => hashes.delete(key));
  return hashing;
}

function refuseOtherPaths(path: string): void {
  if (/[\0\\]/.test(path) || path.split('/').some((part) => part === '..' || part.startsWith('.'))) {
    throw new ImageProblem(403, 'the path leads outside the pictures');
  }
  if (!path.endsWith('.webp')) throw new ImageProblem(404, 'there is no such picture');
}

/** Finds a picture inside the folder; throws 403 for a path that leads outside (also through a link) and 404 for one that is not there. */
export async function resolveSource(root: string, path: string): Promise<ImageSource> {
  refuseOtherPaths(path);
  const realRoot = await realpath(root).catch(() => undefined);
  const file = realRoot && (await realpath(join(realRoot, path)).catch(() => undefined));
  if (realRoot === undefined || file === undefined) throw new ImageProblem(404, 'there is no such picture');
  if (!file.startsWith(realRoot + sep)) throw new ImageProblem(403, 'the path leads outside the pictures');
  const details = await stat(file);
  if (!details.isFile()) throw new ImageProblem(404, 'there is no such picture');
  const version = await hashFile(file, `${details.size}-${details.mtimeMs}`);
  return { name: path, version, open: () => Promise.resolve(file) };
}

/** Finds a picture that an editor has sent; throws as `resolveSource` does. */
export async function resolveUpload(files: KeptFiles, path: string): Promise<ImageSource> {
  refuseOtherPaths(path);
  const file = path.includes('/') ? null : await files.find(path);
  if (file === null) throw new ImageProblem(404, 'there is no such picture');
  return {
    name: `uploads/${path}`,
    version: file.version,
    open: async () => {
      try {
        return Buffer.concat(await (await file.read({ start: 0, end: file.bytes - 1 })).toArray());
      } catch (error) {
        if (!(error instanceof FilesAwayError)) throw error;
        throw new ImageProblem(503, 'the picture cannot be read at the moment', { cause: error });
      }
    },
  };
}
