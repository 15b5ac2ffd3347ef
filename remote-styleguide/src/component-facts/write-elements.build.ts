import {
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isParenthesizedExpression,
  isStringLiteral,
  type Node,
} from 'typescript/unstable/ast';

/** The text of a node as if it stood at the margin. */
export function writeAtMargin(node: Node): string {
  const source = node.getSourceFile().text;
  const start = node.getStart();
  const lineStart = source.lastIndexOf('\n', start) + 1;
  const margin = /^ */.exec(source.slice(lineStart, start))?.[0] ?? '';
  return node.getText().replaceAll(`\n${margin}`, '\n');
}

function isSpace(node: Node): boolean {
  if (isJsxText(node)) return node.getText().trim() === '';
  const expression = isJsxExpression(node) ? node.expression : undefined;
  return expression !== undefined && isStringLiteral(expression) && expression.text === ' ';
}

/** What an example renders, one element below the other: the fragment around several says nothing to a reader. */
export function writeElements(body: Node): string {
  if (isParenthesizedExpression(body)) return writeElements(body.expression);
  if (!isJsxFragment(body)) return writeAtMargin(body);
  const elements = body.children.filter((child) => !isSpace(child));
  return elements.map(writeAtMargin).join('\n');
}
