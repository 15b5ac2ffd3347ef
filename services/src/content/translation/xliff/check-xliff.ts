import { type InlineNode, listInlineCodes, readPlainText, type TextUnit } from '../text-unit.ts';
import type { ReadUnit, ReadXliff } from './read-xliff.ts';
import type { XliffDocument } from './write-xliff.ts';

/** Why a file is refused, unit by unit; `unit` is null for what concerns the whole file. */
export interface XliffProblem {
  readonly unit: string | null;
  readonly code:
    | 'unreadable'
    | 'other-page'
    | 'other-language'
    | 'missing-unit'
    | 'unknown-unit'
    | 'repeated-unit'
    | 'not-translated'
    | 'source-changed'
    | 'placeholders-changed';
}

const joinText = (nodes: readonly InlineNode[]): readonly InlineNode[] => {
  const joined: InlineNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.kind === 'text' && last?.kind === 'text')
      joined[joined.length - 1] = { kind: 'text', text: last.text + node.text };
    else joined.push(node.kind === 'span' ? { ...node, children: joinText(node.children) } : node);
  }
  return joined.filter((node) => node.kind !== 'text' || node.text !== '');
};

const isSame = (left: readonly InlineNode[], right: readonly InlineNode[]) =>
  JSON.stringify(joinText(left)) === JSON.stringify(joinText(right));

function describeCodes(nodes: readonly InlineNode[]): string {
  return listInlineCodes(nodes).toSorted().join();
}

// The text of a mark is one run of words, so it cannot contain anything else.
function hasCodesInMarks(nodes: readonly InlineNode[]): boolean {
  return nodes.some(
    (node) =>
      node.kind === 'span' &&
      (node.role === 'format' ? node.children.some(({ kind }) => kind !== 'text') : hasCodesInMarks(node.children)),
  );
}

function checkUnit({ id, source, target }: ReadUnit, own: TextUnit): readonly XliffProblem[] {
  if (!isSame(source, own.nodes)) return [{ unit: id, code: 'source-changed' }];
  if (target === null || readPlainText(target).trim() === '') return [{ unit: id, code: 'not-translated' }];
  const isKept = describeCodes(target) === describeCodes(own.nodes) && !hasCodesInMarks(target);
  return isKept ? [] : [{ unit: id, code: 'placeholders-changed' }];
}

/** All reasons against importing a file, given the page's present source; empty when there are none. */
export function checkXliff(read: ReadXliff, expected: XliffDocument): readonly XliffProblem[] {
  if (read.fileId !== expected.pageId) return [{ unit: null, code: 'other-page' }];
  const isLanguage = read.targetLanguage === expected.targetLanguage && read.sourceLanguage === expected.sourceLanguage;
  if (!isLanguage) return [{ unit: null, code: 'other-language' }];
  const own = new Map(expected.units.map((unit) => [unit.id, unit]));
  const seen = new Set<string>();
  const problems = read.units.flatMap((unit): readonly XliffProblem[] => {
    const isRepeated = seen.has(unit.id);
    seen.add(unit.id);
    if (isRepeated) return [{ unit: unit.id, code: 'repeated-unit' }];
    const known = own.get(unit.id);
    return known === undefined ? [{ unit: unit.id, code: 'unknown-unit' }] : checkUnit(unit, known);
  });
  const missing = [...own.keys()].filter((id) => !seen.has(id));
  return [...problems, ...missing.map((unit) => ({ unit, code: 'missing-unit' }) as const)];
}
