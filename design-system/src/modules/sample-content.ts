import type { PictureAsset } from '../picture/picture-asset.ts';
import type { RichTextField } from '../rich-text/rich-text-content.ts';

function createAsset(name: string, alternativeText: string, dominantColor: string): PictureAsset {
  return { url: `/images/${name}.webp`, width: 1770, height: 1180, alternativeText, dominantColor };
}

/** Pictures of the sample site, for examples. */
export const samplePictures = {
  hall: createAsset('home-hero', 'A line of machines in a bright hall', '#3b3e41'),
  terminal: createAsset(
    'story-1',
    'Four copper terminals, crimped onto wires in green, blue, orange and red',
    '#cdbfae',
  ),
  section: createAsset('story-3', 'Cross-section of a stranded cable', '#d6cbbb'),
  probe: createAsset('story-4', 'A test probe touching a connector', '#5b5b5d'),
  bench: createAsset('guide', 'Three measuring machines on a light ground', '#f4f1ea'),
  maintenance: createAsset(
    'service',
    'A cutting machine, in front of it four screwdrivers and a red tool case',
    '#cdbfae',
  ),
} as const;

/** A rich text of paragraphs, for examples. */
export function createSampleText(...paragraphs: readonly string[]): RichTextField {
  return {
    raw: { children: paragraphs.map((text) => ({ type: 'paragraph', children: [{ text }] })) },
  };
}
