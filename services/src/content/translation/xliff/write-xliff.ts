import { escapeHtml } from '../../../markup/escape-html.ts';
import type { InlineNode, TextUnit } from '../text-unit.ts';

function escapeXml(text: string): string {
  // Characters that XML cannot carry never occur in human text.
  return escapeHtml(text).replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
}

function writeInline(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return escapeXml(node.text);
      if (node.kind === 'placeholder') return `<ph id="${node.id}" canDelete="no"/>`;
      const type = node.role === 'link' ? 'link' : 'fmt';
      return `<pc id="${node.id}" type="${type}" canDelete="no">${writeInline(node.children)}</pc>`;
    })
    .join('');
}

export interface XliffDocument {
  readonly pageId: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly units: readonly TextUnit[];
}

/** Writes the texts of an entry as XLIFF 2.0: one unit each, marks and links as numbered codes that must stay. */
export function writeXliff({ pageId, sourceLanguage, targetLanguage, units }: XliffDocument): string {
  const body = units.map(
    ({ id, nodes }) =>
      `    <unit id="${escapeXml(id)}" xml:space="preserve"><segment><source>${writeInline(nodes)}</source></segment></unit>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${sourceLanguage}" trgLang="${targetLanguage}">`,
    `  <file id="${escapeXml(pageId)}">`,
    ...body,
    '  </file>',
    '</xliff>',
    '',
  ].join('\n');
}
