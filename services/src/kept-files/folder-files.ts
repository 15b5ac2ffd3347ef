import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptFiles } from './kept-files.ts';

const isFileName = (name: string): boolean => /^\w[\w.-]{0,150}$/.test(name);

/** Files in a folder of this machine, which is made by the first one. */
export function openFolderFiles(folder: string): KeptFiles {
  return {
    place: folder,
    write: async (name, content) => {
      if (!isFileName(name)) throw new TypeError(`${name} cannot be the name of a file`);
      await mkdir(folder, { recursive: true });
      const temporary = join(folder, `${name}.tmp`);
      await writeFile(temporary, content, { flush: true });
      await rename(temporary, join(folder, name));
    },
    find: async (name) => {
      const path = join(folder, name);
      const details = isFileName(name) ? await stat(path).catch(() => null) : null;
      if (!details?.isFile()) return null;
      return {
        bytes: details.size,
        version: `${details.size}-${Math.round(details.mtimeMs)}`,
        read: (part) => Promise.resolve(createReadStream(path, part)),
      };
    },
    remove: async (name) => {
      const path = join(folder, name);
      const isThere = isFileName(name) && (await stat(path).catch(() => null)) !== null;
      // A file that was sent in parts has a description beside it.
      if (isThere) for (const each of [path, `${path}.json`]) await rm(each, { force: true });
      return isThere;
    },
    close: () => {
      // A folder has no connection.
    },
  };
}
