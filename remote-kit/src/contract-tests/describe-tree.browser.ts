// The browser keeps these as properties only, or React writes them on one side only; the difference is invisible.
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

// useId derives names from the position in the tree on the server and from a counter in the browser; the pairs must still match.
function renumberIds(text: string): string {
  const ids = new Map<string, number>();
  return text.replaceAll(/_[\w-]*?[Rr]_\w+?_(?![a-z0-9])/g, (id) => {
    const number = ids.get(id) ?? ids.size;
    ids.set(id, number);
    return `id-${number}`;
  });
}

/** Serializes a tree so that two trees a visitor cannot tell apart give the same text: no comments, attributes sorted. */
export function describeChildren(parent: Node): string {
  return renumberIds(describeNodes(parent));
}

/** Serializes HTML that is not in a document in the same way. */
export function describeHtml(html: string): string {
  return describeChildren(new DOMParser().parseFromString(html, 'text/html').body);
}

/** Describes the first difference between two serialized trees; empty when they are equal. */
export function findDifference(what: string, expected: string, found: string): readonly string[] {
  if (expected === found) return [];
  let start = 0;
  while (expected[start] === found[start]) start += 1;
  const cut = (text: string) => text.slice(Math.max(0, start - 60), start + 100);
  return [`${what}: expected …${cut(expected)}… but found …${cut(found)}…`];
}
