/** An element of an XML document; names are as written, with their prefix. */
// @ts-nocheck

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

/** The text is no well-formed XML of the kind we take; `offset` is where that showed. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

const maximumDepth = 60;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const namePattern = /[A-Za-z_][\w.:-]*/y;
const attributePattern = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;

function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

function decodeText(text: string, offset: number): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\dA-Fa-f]{1,6})|(\w+))?;?/g, (whole, decimal, hexadecimal, name) => {
    if (!whole.endsWith(';')) throw new XmlError('an & that begins no reference', offset);
    if (typeof name === 'string') {
      const character = entities[name];
      if (character === undefined) throw new XmlError(`the entity ${name} is not known`, offset);
      return character;
    }
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hexadecimal), 16);
    if (!isCharacter(code)) throw new XmlError('a reference to no character', offset);
    return String.fromCodePoint(code);
  });
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
}

/**
 * Reads an XML document without document type: nothing is loaded, no entity expands to more than one character, so a file
 * from outside can do no harm. Comments and processing instructions are left out.
 */
export function parseXml(text: string): XmlElement {
  const source = text.replace(/^\uFEFF/, '');
  const open: OpenElement[] = [];
  let root: XmlElement | null = null;
  let position = 0;

  function skipTo(end: string, what: string): string {
    const found = source.indexOf(end, position);
    if (found < 0) throw new XmlError(`${what} does not end`, position);
    const inner = source.slice(position, found);
    position = found + end.length;
    return inner;
  }

  function addText(value: string): void {
    const parent = open.at(-1);
    if (parent !== undefined) parent.children.push(value);
    else if (value.trim() !== '') throw new XmlError('text outside of the document', position);
  }

  function readName(): string {
    namePattern.lastIndex = position;
    const [name] = namePattern.exec(source) ?? [];
    if (name === undefined) throw new XmlError('a tag without a name', position);
    position += name.length;
    return name;
  }

  function readAttributes(): Record<string, string> {
    const attributes: Record<string, string> = {};
    for (;;) {
      attributePattern.lastIndex = position;
      const match = attributePattern.exec(source);
      if (match === null) return attributes;
      const [whole, name = '', double, single] = match;
      if (Object.hasOwn(attributes, name)) throw new XmlError(`the attribute ${name} stands twice`, position);
      attributes[name] = decodeText(double ?? single ?? '', position);
      position += whole.length;
    }
  }

  function close(element: OpenElement): void {
    const parent = open.at(-1);
    if (parent !== undefined) parent.children.push(element);
    else if (root !== null) throw new XmlError('a second root element', position);
    else root = element;
  }

  function readEndTag(): void {
    const name = readName();
    const element = open.pop();
    if (element?.name !== name) throw new XmlError(`</${name}> closes nothing that is open`, position);
    if (skipTo('>', 'an end tag').trim() !== '') throw new XmlError('an end tag with attributes', position);
    close(element);
  }

  function readStartTag(): void {
    const element: OpenElement = { name: readName(), attributes: readAttributes(), children: [] };
    const rest = skipTo('>', 'a tag').trim();
    if (rest !== '' && rest !== '/') throw new XmlError(`the tag ${element.name} cannot be read`, position);
    if (rest === '/') return close(element);
    if (open.length >= maximumDepth) throw new XmlError('elements are nested too deeply', position);
    open.push(element);
  }

  while (position < source.length) {
    const start = position;
    if (source.startsWith('<!--', position)) {
      position += 4;
      skipTo('-->', 'a comment');
    } else if (source.startsWith('<![CDATA[', position)) {
      position += 9;
      addText(skipTo(']]>', 'a CDATA section'));
    } else if (source.startsWith('<?', position)) {
      position += 2;
      skipTo('?>', 'a processing instruction');
    } else if (source.startsWith('<!', position)) {
      throw new XmlError('a document type is not taken', position);
    } else if (source.startsWith('</', position)) {
      position += 2;
      readEndTag();
    } else if (source[position] === '<') {
      position += 1;
      readStartTag();
    } else {
      const next = source.indexOf('<', position);
      position = next < 0 ? source.length : next;
      addText(decodeText(source.slice(start, position), start));
    }
  }
  const last = open.at(-1);
  if (last !== undefined) throw new XmlError(`the element ${last.name} is not closed`, position);
  if (root === null) throw new XmlError('there is no element', position);
  return root;
}
