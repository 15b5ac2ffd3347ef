import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly dominantColor: string;
}

async function readPicture(file: string): Promise<Picture> {
  const { width, height } = await sharp(file).metadata();
  const { dominant } = await sharp(file).stats();
  const dominantColor = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { width, height, dominantColor };
}

/** Writes manifest.json next to the pictures: size in pixels and dominant colour of each file. */
export async function writeManifest(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.webp')).sort();
  const manifest: Record<string, Picture> = {};
  for (const file of files) manifest[file] = await readPicture(join(folder, file));
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
}
