// What the browser keeps as a property only, or React writes on one side only; neither is visible.
const ignoredAttributes = new Set(['selected']);

function describeNode(node: Node): string {
  if (node instanceof Text) return node.data.replaceAll('<', '&lt;');
  if (!(node instanceof Element)) return '';
  const attributes = [...node.attributes]
    .filter(({ name }) => !ignoredAttributes.has(name))
    .map(({ name, value }) => ` ${name}="${value}"`)
    .toSorted()
    .join('');
  return `<${node.localName}${attributes}>${describeNodes(node)}</${node.localName}>`;
}

function describeNodes(parent: Node): string {
  return [...parent.childNodes].map(describeNode).join('');
}

// useId names by place when the server draws and by count when the browser does; the pairs must still fit.
function renumberIds(text: string): string {
  const ids = new Map<string, number>();
  return text.replaceAll(/_[\w-]*?[Rr]_\w+?_(?![a-z0-9])/g, (id) => {
    const number = ids.get(id) ?? ids.size;
    ids.set(id, number);
    return `id-${number}`;
  });
}

/** Writes a tree so that two trees a visitor cannot tell apart read the same: no comments, attributes in order. */
export function describeChildren(parent: Node): string {
  return renumberIds(describeNodes(parent));
}

/** The same for HTML that is not in a document. */
export function describeHtml(html: string): string {
  return describeChildren(new DOMParser().parseFromString(html, 'text/html').body);
}

/** Names the first place where two descriptions differ, or nothing. */
export function findDifference(what: string, expected: string, found: string): readonly string[] {
  if (expected === found) return [];
  let start = 0;
  while (expected[start] === found[start]) start += 1;
  const cut = (text: string) => text.slice(Math.max(0, start - 60), start + 100);
  return [`${what}: expected …${cut(expected)}… but found …${cut(found)}…`];
}
