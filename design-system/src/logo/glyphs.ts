/** A letter of the wordmark: polygons on a grid 24 units high; conductor polygons take the accent colour. */
export interface Glyph {
  readonly width: number;
  readonly ink: readonly string[];
  readonly conductor?: string;
}

/** The available letters; a name with any other letter is set in type instead. */
const glyphs: Readonly<Record<string, Glyph>> = {
  K: {
    width: 24,
    ink: ['0,0 6.5,0 6.5,24 0,24', '8.5,12 16.2,0 24,0 16.3,12', '8.5,12 16.3,12 24,24 16.2,24'],
  },
  M: {
    width: 29,
    ink: ['0,0 6.5,0 6.5,24 0,24', '22.5,0 29,0 29,24 22.5,24', '8.5,0 14.5,9.6 20.5,0 20.5,10.4 14.5,20 8.5,10.4'],
  },
  X: {
    width: 25,
    ink: ['0,0 8,0 11.5,4.94 7.5,10.59', '25,24 17,24 13.5,19.06 17.5,13.41'],
    conductor: '0,24 17,0 25,0 8,24',
  },
};

const letterGap = 4;

/** A letter at its place in the wordmark. */
export interface PlacedGlyph {
  readonly glyph: Glyph;
  readonly x: number;
}

/** The letters of a name side by side and their total width; null when one of them is not available. */
export function placeGlyphs(name: string): { readonly placed: readonly PlacedGlyph[]; readonly width: number } | null {
  let x = 0;
  const placed: PlacedGlyph[] = [];
  for (const letter of name) {
    const glyph = glyphs[letter];
    if (glyph === undefined) return null;
    placed.push({ glyph, x });
    x += glyph.width + letterGap;
  }
  return { placed, width: Math.max(0, x - letterGap) };
}
