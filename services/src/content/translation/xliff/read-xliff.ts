import type { InlineNode } from '../text-unit.ts';
import { parseXml, type XmlElement, XmlError } from './parse-xml.ts';
import { resolveNames } from './resolve-names.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';

/** A returned unit; `target` is null where nothing was translated. */
export interface ReadUnit {
  readonly id: string;
  readonly source: readonly InlineNode[];
  readonly target: readonly InlineNode[] | null;
}

export interface ReadXliff {
  readonly fileId: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly units: readonly ReadUnit[];
}

/** The file is not an XLIFF file that we can read; the message says why. */
export class XliffError extends Error {
  override readonly name = 'XliffError';
}

const isElement = (node: XmlElement | string): node is XmlElement => typeof node !== 'string';

function findElements({ children }: XmlElement, name: string): readonly XmlElement[] {
  return children.filter(isElement).filter((child) => child.name === name);
}

function readInline(children: readonly (XmlElement | string)[], unit: string): readonly InlineNode[] {
  return children.flatMap((node): readonly InlineNode[] => {
    if (!isElement(node)) return [{ kind: 'text', text: node }];
    const id = node.attributes['id'] ?? '';
    switch (node.name) {
      case 'pc': {
        const role = node.attributes['type'] === 'link' ? 'link' : 'format';
        return [{ kind: 'span', id, role, children: readInline(node.children, unit) }];
      }
      case 'ph':
        return [{ kind: 'placeholder', id }];
      // Remarks of a translation program around words that stay as they are.
      case 'mrk':
        return readInline(node.children, unit);
      default:
        throw new XliffError(`unit ${unit}: the code ${node.name} cannot be read`);
    }
  });
}

function readUnit(element: XmlElement): ReadUnit {
  const id = element.attributes['id'] ?? '';
  const parts = element.children.filter(isElement).filter(({ name }) => name === 'segment' || name === 'ignorable');
  const read = (part: XmlElement, name: string) =>
    findElements(part, name).map((side) => readInline(side.children, id))[0] ?? null;
  const source = parts.flatMap((part) => read(part, 'source') ?? []);
  const segments = parts.filter(({ name }) => name === 'segment');
  const isTranslated = segments.length > 0 && segments.every((part) => read(part, 'target') !== null);
  // Text between segments is not translated: it may have no target.
  const target = parts.flatMap((part) => read(part, 'target') ?? read(part, 'source') ?? []);
  return { id, source, target: isTranslated ? target : null };
}

function listUnits(element: XmlElement): readonly XmlElement[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => (child.name === 'group' ? listUnits(child) : child.name === 'unit' ? [child] : []));
}

/** Reads an XLIFF 2.0 file with one `file` element; throws an XliffError for anything else. */
export function readXliff(text: string): ReadXliff {
  let root: XmlElement;
  try {
    root = resolveNames(parseXml(text), namespace);
  } catch (error) {
    if (error instanceof XmlError) throw new XliffError(`the file is no XML: ${error.message}`, { cause: error });
    throw error;
  }
  const { version = '', srcLang = '', trgLang = '' } = root.attributes;
  if (root.name !== 'xliff' || !version.startsWith('2.')) {
    throw new XliffError('the file is no XLIFF 2.0');
  }
  const [file, ...others] = findElements(root, 'file');
  if (file === undefined || others.length > 0) throw new XliffError('the file must be about exactly one page');
  const fileId = file.attributes['id'] ?? '';
  return { fileId, sourceLanguage: srcLang, targetLanguage: trgLang, units: listUnits(file).map(readUnit) };
}
