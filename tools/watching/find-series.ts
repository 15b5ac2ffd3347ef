import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';

/** A series that an expression reads, and the labels that it must have for the expression to mean something. */
export interface UsedSeries {
  readonly metric: string;
  readonly labels: readonly string[];
}

/** Finds the series in a PromQL expression with the labels that are compared, grouped by or joined on; throws if it cannot be read. */
export function findSeries(expression: string): readonly UsedSeries[] {
  const found: UsedSeries[] = [];
  const read = ({ from, to }: SyntaxNode) => expression.slice(from, to);

  function listLabels(node: SyntaxNode): readonly string[] {
    const labels: string[] = [];
    node.cursor().iterate((inner) => {
      if (inner.name === 'LabelName') labels.push(expression.slice(inner.from, inner.to));
    });
    return labels;
  }

  function listChildren(node: SyntaxNode): readonly SyntaxNode[] {
    const children: SyntaxNode[] = [];
    for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
    return children;
  }

  /** `label_replace(v, "to", ..., "from", ...)` makes one label of another. */
  function mapReplaced(node: SyntaxNode, wanted: readonly string[]): readonly string[] {
    const texts = (node.getChild('FunctionCallBody')?.getChildren('StringLiteral') ?? []).map((text) =>
      read(text).slice(1, -1),
    );
    const [to = '', , from = ''] = texts;
    return [...wanted.filter((label) => label !== to), from];
  }

  function visit(node: SyntaxNode, wanted: readonly string[]): void {
    let labels = wanted;
    if (node.type.isError) throw new Error(`"${expression}" cannot be read at ${node.from}`);
    if (node.name === 'VectorSelector') {
      const name = node.getChild('Identifier');
      const matchers = node.getChild('LabelMatchers');
      if (name === null) throw new Error(`"${expression}" selects without a name`);
      found.push({ metric: read(name), labels: [...new Set([...wanted, ...(matchers ? listLabels(matchers) : [])])] });
    }
    if (node.name === 'AggregateExpr') {
      const modifier = node.getChild('AggregateModifier');
      labels = modifier?.getChild('By') ? [...wanted, ...listLabels(modifier)] : [];
    }
    if (node.name === 'BinaryExpr') {
      const joined = node.getChild('MatchingModifierClause');
      if (joined?.getChild('On')) labels = [...wanted, ...listLabels(joined)];
    }
    const called = node.name === 'FunctionCall' ? node.getChild('FunctionIdentifier') : null;
    if (called?.getChild('LabelReplace')) labels = mapReplaced(node, wanted);
    for (const child of listChildren(node)) if (child.name !== 'LabelMatchers') visit(child, labels);
  }

  visit(parser.parse(expression).topNode, []);
  return found;
}
