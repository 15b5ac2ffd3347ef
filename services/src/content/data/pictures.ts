import * as v from 'valibot';
import manifest from '../../../assets/images/manifest.json' with { type: 'json' };
import { localizedTextSchema } from '../../sample/localized-text.ts';
import { readSample } from '../../sample/read-sample.ts';
import type { SeedEntry } from '../store/seed-content.ts';
import { localize } from './localize.ts';

const pictureSchema = v.object({ width: v.number(), height: v.number(), dominantColor: v.string() });
const pictures = v.parse(v.record(v.string(), pictureSchema), manifest);

// Written with the pictures themselves (tools/sample-media/pictures/write-manifest.ts).
function findPicture(name: string): v.InferOutput<typeof pictureSchema> {
  const picture = pictures[`${name}.webp`];
  if (!picture) throw new Error(`There is no picture ${name}.webp`);
  return picture;
}

/** The pictures of the sample content and what they show; the image service has the files. */
export function readPictures(): readonly SeedEntry[] {
  const texts = readSample('content/pictures.json', v.record(v.string(), localizedTextSchema));
  return Object.entries(texts).map(([name, alternativeText]) => ({
    id: `asset-${name}`,
    model: 'Asset',
    values: {
      fileName: `${name}.webp`,
      handle: name,
      mimeType: 'image/webp',
      url: `/images/${name}.webp`,
      ...findPicture(name),
    },
    localizations: localize((language) => ({ alternativeText: alternativeText[language] })),
  }));
}
