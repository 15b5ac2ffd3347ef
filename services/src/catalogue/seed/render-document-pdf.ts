import type { CatalogueLanguage } from '../catalogue-language.ts';

const cjkFonts: Partial<
  Record<CatalogueLanguage, { readonly font: string; readonly map: string; readonly ordering: string }>
> = {
  'ja-JP': { font: 'HeiseiKakuGo-W5', map: 'UniJIS-UTF16-H', ordering: 'Japan1' },
  'zh-CN': { font: 'STSong-Light', map: 'UniGB-UTF16-H', ordering: 'GB1' },
};

function encodeText(text: string, isWide: boolean): string {
  if (!isWide) {
    // WinAnsi equals Latin-1 but for the dash.
    return `<${Buffer.from(text.replaceAll('–', '\u0096'), 'latin1').toString('hex')}>`;
  }
  return `<${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}

function wrapLine(line: string, isWide: boolean): readonly string[] {
  const limit = isWide ? 44 : 92;
  const lines: string[] = [];
  let current = '';
  for (const part of isWide ? [...line] : line.split(/(?<= )/)) {
    if (current.length + part.length > limit) {
      lines.push(current.trimEnd());
      current = '';
    }
    current += part;
  }
  return [...lines, current];
}

function buildFontObjects(language: CatalogueLanguage): readonly string[] {
  const cjk = cjkFonts[language];
  if (cjk === undefined) return ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'];
  return [
    `<< /Type /Font /Subtype /Type0 /BaseFont /${cjk.font} /Encoding /${cjk.map} /DescendantFonts [6 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${cjk.font} /CIDSystemInfo << /Registry (Adobe) /Ordering (${cjk.ordering}) /Supplement 4 >> /FontDescriptor 7 0 R >>`,
    `<< /Type /FontDescriptor /FontName /${cjk.font} /Flags 4 /FontBBox [0 -220 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -220 /CapHeight 720 /StemV 80 >>`,
  ];
}

/** Renders one A4 page with a title and lines of text; viewers supply the Chinese and Japanese fonts themselves. */
export function renderDocumentPdf(title: string, lines: readonly string[], language: CatalogueLanguage): Buffer {
  const isWide = cjkFonts[language] !== undefined;
  const printed = lines.flatMap((line) => wrapLine(line, isWide)).slice(0, 54);
  const body = printed.map((line) => `${encodeText(line, isWide)} Tj T*`).join('\n');
  const stream = `BT /F1 20 Tf 50 780 Td ${encodeText(title, isWide)} Tj /F1 10 Tf 13 TL 0 -30 Td\n${body}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ...buildFontObjects(language),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
