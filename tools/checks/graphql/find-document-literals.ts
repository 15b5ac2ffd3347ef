import { parseSync } from 'vite';

/** A string or template of a source file that is a GraphQL operation. */
export interface DocumentLiteral {
  readonly start: number;
  readonly end: number;
  /** The whole text, null where the source puts it together. */
  readonly text: string | null;
}

type SyntaxNode = Readonly<Record<string, unknown>> & {
  readonly type: string;
  readonly start: number;
  readonly end: number;
};

const operationPattern = /^\s*(?:query|mutation|subscription)\b[^{]*\{/;
const shortPattern = /^\s*\{/;
// The short form of a query has no word at its beginning; it is known by the name that it is given.
const documentName = /^(?:document|query)$|(?:Query|Mutation|Document)$/;

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function* walk(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item);
  else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) if (typeof child === 'object') yield* walk(child);
  }
}

/** The text of a literal, with `_` for each expression in it. */
function readLiteral(node: SyntaxNode): { readonly text: string; readonly isWhole: boolean } | null {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return { text: node['value'], isWhole: true };
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return null;
  const parts = node['quasis'].map((part: { readonly value: { readonly cooked: string } }) => part.value.cooked);
  return { text: parts.join('_'), isWhole: parts.length === 1 };
}

/** The value of a constant or property whose name marks it as an operation. */
function findNamedValue(node: SyntaxNode): unknown {
  const [name, value] = node.type === 'VariableDeclarator' ? [node['id'], node['init']] : [node['key'], node['value']];
  return isNode(name) && documentName.test(String(name['name'])) ? value : undefined;
}

/** Finds the operations in a TypeScript source file, in their order. */
export function findDocumentLiterals(file: string, source: string): readonly DocumentLiteral[] {
  if (!/\b(?:query|mutation|subscription)\b|\b(?:document|\w*Query)\b.{1,40}['`]\s*\{/i.test(source)) return [];
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const nodes = [...walk(program)];
  const named = new Set(nodes.map(findNamedValue));
  return nodes.flatMap((node) => {
    const literal = readLiteral(node);
    if (literal === null) return [];
    const isDocument = operationPattern.test(literal.text) || (named.has(node) && shortPattern.test(literal.text));
    return isDocument ? [{ start: node.start, end: node.end, text: literal.isWhole ? literal.text : null }] : [];
  });
}
