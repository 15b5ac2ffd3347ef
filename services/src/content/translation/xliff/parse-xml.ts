import { XmlElement as ParsedElement, parseXml as parseDocument, XmlDocumentType, XmlText } from '@rgrove/parse-xml';

/** An element of an XML document; names are as written, with their prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

/** The text is no well-formed XML of the kind we take. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
}

const maxDepth = 60;
const tooDeep = 'elements are nested too deeply';

function copyElement({ name, attributes, children }: ParsedElement, depth: number): XmlElement {
  if (depth > maxDepth) throw new XmlError(tooDeep);
  const kept = children.flatMap((child): readonly (XmlElement | string)[] => {
    if (child instanceof ParsedElement) return [copyElement(child, depth + 1)];
    return child instanceof XmlText ? [child.text] : [];
  });
  return { name, attributes, children: kept };
}

function parse(text: string) {
  try {
    return parseDocument(text, { preserveDocumentType: true });
  } catch (error) {
    // The parser calls itself for each level, so the stack ends long before a file of the greatest size does.
    if (error instanceof RangeError) throw new XmlError(tooDeep, { cause: error });
    // The lines after the first repeat the text of the file, which does not belong in a message.
    const [message = ''] = String(error instanceof Error ? error.message : error).split('\n');
    throw new XmlError(message, { cause: error });
  }
}

/**
 * Reads an XML document without document type: nothing is loaded and no entity expands to more than one character, so
 * that a foreign file can do no harm. Leaves out comments and processing instructions.
 */
export function parseXml(text: string): XmlElement {
  const { root, children } = parse(text);
  if (children.some((node) => node instanceof XmlDocumentType)) throw new XmlError('a document type is not taken');
  if (root === null) throw new XmlError('there is no element');
  return copyElement(root, 1);
}
