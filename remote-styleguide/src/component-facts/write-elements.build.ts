import {
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isParenthesizedExpression,
  isStringLiteral,
  type Node,
} from 'typescript/unstable/ast';

/** The text of a node, without the indentation of its context. */
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

/** The elements rendered by an example, one below the other, without a surrounding fragment, which would tell a reader nothing. */
export function writeElements(body: Node): string {
  if (isParenthesizedExpression(body)) return writeElements(body.expression);
  if (!isJsxFragment(body)) return writeAtMargin(body);
  const elements = body.children.filter((child) => !isSpace(child));
  return elements.map(writeAtMargin).join('\n');
}
