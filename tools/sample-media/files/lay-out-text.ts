import { measurePdfText } from './pdf-text.ts';

/** One printed line: its position on the page (points from the lower left corner) and its style. */
export interface PdfLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
}

interface Style {
  readonly size: number;
  readonly leading: number;
  readonly before: number;
  readonly indent: number;
  readonly isBold: boolean;
}

/** Margins and size of an A4 page in points. */
export const pdfPage = { width: 595, height: 842, left: 64, right: 64, top: 88, bottom: 76 } as const;

const styles = {
  title: { size: 24, leading: 29, before: 26, indent: 0, isBold: true },
  lead: { size: 12, leading: 17, before: 10, indent: 0, isBold: false },
  heading: { size: 14, leading: 18, before: 20, indent: 0, isBold: true },
  paragraph: { size: 10, leading: 14.5, before: 8, indent: 0, isBold: false },
  item: { size: 10, leading: 14.5, before: 4, indent: 14, isBold: false },
  quote: { size: 11, leading: 16, before: 12, indent: 24, isBold: true },
} as const satisfies Record<string, Style>;

// A line of Japanese or Chinese must not begin with these.
const closingSigns = /^[。、，！？：；」』）”％]/u;

function removeMarks(text: string): string {
  return text
    .replaceAll(/\*\*([^*]+)\*\*/g, '$1')
    .replaceAll(/(^|\W)_([^_]+)_(?=\W|$)/g, '$1$2')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

function splitParts(text: string, isWide: boolean): readonly string[] {
  if (!isWide) return text.split(/(?<= )/);
  // Words and numbers of Latin letters stay whole between the signs.
  return text.match(/[\w.,%+-]+ ?|[^]/gu) ?? [];
}

function wrapText(text: string, style: Style, isWide: boolean): readonly string[] {
  const width = pdfPage.width - pdfPage.left - pdfPage.right - style.indent;
  const lines: string[] = [];
  let current = '';
  for (const part of splitParts(text, isWide)) {
    const isFull = measurePdfText((current + part).trimEnd(), style.size, style.isBold, isWide) > width;
    if (isFull && current !== '' && !closingSigns.test(part)) {
      lines.push(current.trimEnd());
      current = '';
    }
    current += part;
  }
  return [...lines, current.trimEnd()];
}

function listParagraphs(markdown: string): readonly { readonly style: Style; readonly text: string }[] {
  return markdown
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const text = removeMarks(line);
      if (/^#{2,3} /.test(text)) return { style: styles.heading, text: text.replace(/^#+ /, '') };
      if (text.startsWith('- ')) return { style: styles.item, text: `– ${text.slice(2)}` };
      if (text.startsWith('> ')) return { style: styles.quote, text: text.slice(2) };
      return { style: styles.paragraph, text };
    });
}

/** Breaks title, lead and body (the small markdown of the sample content) into the lines of as many A4 pages as needed. */
export function layOutText(
  document: { readonly title: string; readonly lead: string; readonly markdown: string },
  isWide: boolean,
): readonly (readonly PdfLine[])[] {
  const paragraphs = [
    { style: styles.title, text: document.title },
    { style: styles.lead, text: document.lead },
    ...listParagraphs(document.markdown),
  ];
  const pages: PdfLine[][] = [[]];
  let y = pdfPage.height - pdfPage.top;
  for (const { style, text } of paragraphs) {
    const lines = wrapText(text, style, isWide);
    y -= style.before;
    // A heading needs room for two lines below it.
    const needed = style === styles.heading ? style.leading + 2 * styles.paragraph.leading + 8 : style.leading;
    for (const [index, line] of lines.entries()) {
      if (y - (index === 0 ? needed : style.leading) < pdfPage.bottom) {
        pages.push([]);
        y = pdfPage.height - pdfPage.top;
      }
      y -= style.leading;
      const { size, isBold, indent } = style;
      pages.at(-1)?.push({ text: line, x: pdfPage.left + indent, y, size, isBold });
    }
  }
  return pages;
}
