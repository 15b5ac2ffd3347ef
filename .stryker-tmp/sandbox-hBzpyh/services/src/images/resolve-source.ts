// @ts-nocheck
import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { ImageProblem } from './image-problem.ts';

/** A picture on disk; the version changes with its content. */
export interface ImageSource {
  readonly file: string;
  readonly version: string;
}

/** Finds a picture inside the folder; throws 403 for a path that leads outside (also through a link) and 404 for one that is not there. */
export async function resolveSource(root: string, path: string): Promise<ImageSource> {
  if (/[\0\\]/.test(path) || path.split('/').some((part) => part === '..' || part.startsWith('.'))) {
    throw new ImageProblem(403, 'the path leads outside the pictures');
  }
  if (!path.endsWith('.webp')) throw new ImageProblem(404, 'there is no such picture');
  const realRoot = await realpath(root).catch(() => undefined);
  const file = realRoot && (await realpath(join(realRoot, path)).catch(() => undefined));
  if (realRoot === undefined || file === undefined) throw new ImageProblem(404, 'there is no such picture');
  if (!file.startsWith(realRoot + sep)) throw new ImageProblem(403, 'the path leads outside the pictures');
  const details = await stat(file);
  if (!details.isFile()) throw new ImageProblem(404, 'there is no such picture');
  return { file, version: `${details.size}-${Math.round(details.mtimeMs)}` };
}
