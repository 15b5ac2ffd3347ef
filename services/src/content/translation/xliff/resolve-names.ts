import { type XmlElement, XmlError } from './parse-xml.ts';

type Prefixes = Readonly<Record<string, string>>;

/** Prefixes that hold inside an element: those from outside and those it declares; '' is the one of names without prefix. */
function readPrefixes({ attributes }: XmlElement, outer: Prefixes): Prefixes {
  const declared = Object.entries(attributes).flatMap(([name, value]) => {
    if (name === 'xmlns') return [['', value] as const];
    return name.startsWith('xmlns:') ? [[name.slice('xmlns:'.length), value] as const] : [];
  });
  return declared.length === 0 ? outer : { ...outer, ...Object.fromEntries(declared) };
}

/**
 * The same document with names relative to one namespace: its elements without prefix, whichever prefix the writer
 * chose, all others as `{namespace}name`. Throws an XmlError for an undeclared prefix.
 */
export function resolveNames(element: XmlElement, namespace: string, outer: Prefixes = {}): XmlElement {
  const prefixes = readPrefixes(element, outer);
  const [, prefix = '', local = ''] = /^(?:([^:]*):)?(.*)$/.exec(element.name) ?? [];
  const own = prefixes[prefix];
  if (own === undefined && prefix !== '') throw new XmlError(`the prefix ${prefix} has no namespace`);
  const name = own === namespace ? local : `{${own ?? ''}}${local}`;
  const children = element.children.map((child) =>
    typeof child === 'string' ? child : resolveNames(child, namespace, prefixes),
  );
  return { name, attributes: element.attributes, children };
}
