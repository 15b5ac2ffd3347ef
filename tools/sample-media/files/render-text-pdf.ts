import type { SampleLanguage } from '@kmx/services/sample/localized-text.ts';
import { layOutText, type PdfLine, pdfPage } from './lay-out-text.ts';
import { encodePdfText, measurePdfText, resolvePdfScript } from './pdf-text.ts';

/** A text to print: the body is the small Markdown subset of the sample content, the footer appears on every page. */
export interface PdfDocument {
  readonly language: SampleLanguage;
  readonly title: string;
  readonly lead: string;
  readonly markdown: string;
  readonly footer: string;
}

const firstPageObject = 4;
const footerSize = 8;

function drawLine({ text, x, y, size, isBold }: PdfLine, isWide: boolean): string {
  // Fonts that viewers supply have no bold face: a thin stroke around the letters takes its place.
  const stroke = isWide ? `${isBold ? '2 Tr 0.35 w' : '0 Tr'} ` : '';
  return `BT ${stroke}/${isBold ? 'F2' : 'F1'} ${size} Tf ${x} ${y.toFixed(1)} Td ${encodePdfText(text, isWide)} Tj ET`;
}

function drawPage(lines: readonly PdfLine[], number: number, total: number, footer: string, isWide: boolean): string {
  const { left, right, width, height } = pdfPage;
  const pageNumber = `${number} / ${total}`;
  const numberX = width - right - measurePdfText(pageNumber, footerSize, false, isWide);
  const edge = height - 60;
  return [
    // Insulation, conductor: the strip of the brand at the head of each page.
    `0.137 0.149 0.165 rg ${left} ${edge} 96 4 re f`,
    `0.66 0.28 0.06 rg ${left + 96} ${edge + 1} 40 2 re f`,
    '0.137 0.149 0.165 rg 0.137 0.149 0.165 RG',
    ...lines.map((line) => drawLine(line, isWide)),
    drawLine({ text: footer, x: left, y: 40, size: footerSize, isBold: false }, isWide),
    drawLine({ text: pageNumber, x: numberX, y: 40, size: footerSize, isBold: false }, isWide),
  ].join('\n');
}

/** Renders a text as an A4 PDF with as many pages as it needs; the same text gives the same bytes. */
export function renderTextPdf(document: PdfDocument): Buffer {
  const script = resolvePdfScript(document.language);
  const pages = layOutText(document, script.isWide);
  const fontObject = firstPageObject + 2 * pages.length;
  const fonts = `/F1 ${fontObject} 0 R /F2 ${fontObject + script.boldOffset} 0 R`;
  const kids = pages.map((_, index) => `${firstPageObject + 2 * index} 0 R`);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${document.language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    `<< /Title <feff${Buffer.from(document.title, 'utf16le').swap16().toString('hex')}> /Author (KMX AG) >>`,
    ...pages.flatMap((lines, index) => {
      const stream = drawPage(lines, index + 1, pages.length, document.footer, script.isWide);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pdfPage.width} ${pdfPage.height}] /Contents ${firstPageObject + 2 * index + 1} 0 R /Resources << /Font << ${fonts} >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
    ...script.createFonts(fontObject),
  ];
  return writeObjects(objects);
}

function writeObjects(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
