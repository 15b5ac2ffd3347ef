import * as v from 'valibot';
import { localizedTextSchema } from '../../sample/localized-text.ts';
import { readSample } from '../../sample/read-sample.ts';
import type { SeedEntry } from '../store/seed-content.ts';
import { localize } from './localize.ts';

const picturesSchema = v.record(
  v.string(),
  v.strictObject({
    /** Below /images, without its ending. */
    file: v.string(),
    dominantColor: v.string(),
    alternativeText: localizedTextSchema,
  }),
);

/** Pictures of machines that stories and pages show; the files belong to the pictures of the machines. */
export function readMachinePictures(): readonly SeedEntry[] {
  const pictures = readSample('content/machine-pictures.json', picturesSchema);
  return Object.entries(pictures).map(([name, { file, dominantColor, alternativeText }]) => ({
    id: `asset-${name}`,
    model: 'Asset',
    values: {
      fileName: `${name}.webp`,
      handle: name,
      mimeType: 'image/webp',
      width: 1180,
      height: 787,
      url: `/images/${file}.webp`,
      dominantColor,
    },
    localizations: localize((language) => ({ alternativeText: alternativeText[language] })),
  }));
}
