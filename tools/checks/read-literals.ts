import { parseSync } from '@swc/core';

/** The literals in a source file: the texts of strings, templates, expressions and attributes, and its unions of texts. */
export interface Literals {
  /** Each piece of a template, the pattern of a regular expression, the attribute of `dataset`. */
  readonly texts: readonly string[];
  /** Each union type of texts only. */
  readonly unions: readonly (readonly string[])[];
}

interface SyntaxNode {
  readonly type?: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null;
const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

// Paths of files are part of no contract.
const namesFile = (node: SyntaxNode): boolean =>
  /^(?:Import|ExportNamed|ExportAll)Declaration$|^TsImportType$/.test(node.type ?? '') ||
  (node.type === 'CallExpression' && isNode(node['callee']) && node['callee'].type === 'Import');

/** `dataset['pageTheme']` and `dataset.pageTheme` are the attribute `data-page-theme`. */
function readDataset({ object, property }: SyntaxNode): string {
  const isDataset = isNode(object) && isNode(object['property']) && object['property']['value'] === 'dataset';
  if (!isDataset || !isNode(property)) return '';
  const name = isNode(property['expression']) ? property['expression']['value'] : property['value'];
  return `data-${readText(name).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function readOwnText(node: SyntaxNode): string {
  if (node.type === 'StringLiteral') return readText(node['value']);
  if (node.type === 'TemplateElement') return readText(node['cooked']);
  if (node.type === 'RegExpLiteral') return readText(node['pattern']).replaceAll('\\/', '/');
  if (node.type === 'JSXAttribute') return isNode(node['name']) ? readText(node['name']['value']) : '';
  return node.type === 'MemberExpression' ? readDataset(node) : '';
}

function readUnion({ type, types }: SyntaxNode): readonly string[] {
  if (type !== 'TsUnionType' || !Array.isArray(types)) return [];
  return types.map((part: SyntaxNode) => (isNode(part['literal']) ? readText(part['literal']['value']) : ''));
}

/** Reads the literals of a TypeScript file, without comments and the files that it imports; throws on a syntax error. */
export function readLiterals(source: string): Literals {
  const texts: string[] = [];
  const unions: (readonly string[])[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const part of node) visit(part);
    if (!isNode(node) || Array.isArray(node) || namesFile(node)) return;
    const text = readOwnText(node);
    if (text !== '') texts.push(text);
    const union = readUnion(node);
    if (union.length > 0) unions.push(union);
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' }).body);
  return { texts, unions };
}
