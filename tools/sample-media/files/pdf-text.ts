import type { SampleLanguage } from '@kmx/services/sample/localized-text.ts';

/** How the texts of one PDF are written: font objects, bytes of a text, width of a text. */
export interface PdfScript {
  readonly isWide: boolean;
  /** The objects of the regular and the bold face, numbered from the given one on; `F1` is the first, `F2` the second. */
  readonly createFonts: (first: number) => readonly string[];
  /** Number of the bold face after the regular one, counted in objects. */
  readonly boldOffset: number;
}

// Widths of Helvetica in thousandths of the size, from the space to the tilde.
const helveticaWidths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const boldFactor = 1.07;

// Signs that WinAnsi keeps between 0x80 and 0x9f, where Latin-1 has none.
const windowsSigns: Readonly<Record<string, string>> = {
  '€': '\u0080',
  '„': '\u0084',
  '…': '\u0085',
  '‘': '\u0091',
  '’': '\u0092',
  '“': '\u0093',
  '”': '\u0094',
  '•': '\u0095',
  '–': '\u0096',
  '—': '\u0097',
};

const wideFonts: Partial<
  Record<SampleLanguage, { readonly font: string; readonly map: string; readonly ordering: string }>
> = {
  ja: { font: 'HeiseiKakuGo-W5', map: 'UniJIS-UTF16-H', ordering: 'Japan1' },
  zh: { font: 'STSong-Light', map: 'UniGB-UTF16-H', ordering: 'GB1' },
};

/** The script of a language: Latin with Helvetica, Japanese and Chinese with the fonts that viewers bring themselves. */
export function resolvePdfScript(language: SampleLanguage): PdfScript {
  const wide = wideFonts[language];
  if (wide === undefined) {
    const createFace = (name: string) =>
      `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
    return {
      isWide: false,
      boldOffset: 1,
      createFonts: () => [createFace('Helvetica'), createFace('Helvetica-Bold')],
    };
  }
  const { font, map, ordering } = wide;
  return {
    isWide: true,
    boldOffset: 0,
    createFonts: (first) => [
      `<< /Type /Font /Subtype /Type0 /BaseFont /${font} /Encoding /${map} /DescendantFonts [${first + 1} 0 R] >>`,
      `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${font} /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 4 >> /W [1 95 500] /FontDescriptor ${first + 2} 0 R >>`,
      `<< /Type /FontDescriptor /FontName /${font} /Flags 4 /FontBBox [0 -220 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -220 /CapHeight 720 /StemV 80 >>`,
    ],
  };
}

/** Writes a text as a PDF string in hexadecimal. */
export function encodePdfText(text: string, isWide: boolean): string {
  if (isWide) return `<${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
  const signs = text.replaceAll(/[€„…‘’“”•–—]/g, (sign) => windowsSigns[sign] ?? sign);
  return `<${Buffer.from(signs, 'latin1').toString('hex')}>`;
}

/** Width of a text in points at a size in points. */
export function measurePdfText(text: string, size: number, isBold: boolean, isWide: boolean): number {
  let units = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    if (isWide) units += code < 128 ? 500 : 1000;
    else units += helveticaWidths[code - 32] ?? 556;
  }
  return (units * size * (isBold && !isWide ? boldFactor : 1)) / 1000;
}
