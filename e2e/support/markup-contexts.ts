const token = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w:-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/g;
const attribute = /([^\s=>/]+)(?:="([^"]*)")?/g;
const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
/** Attributes of which no rule looks at more than whether they have a value. */
const freeAttributes =
  /^(?:alt|title|content|placeholder|action|formaction|download|href|src|srcset|imagesrcset|sizes|imagesizes|poster|value|nonce|integrity|class|style|lang|hreflang|datetime|d|viewbox|points|transform|name|media|aria-(?:label|labelledby|describedby|controls|activedescendant|owns|valuetext)|data-[\w-]+)$/i;
const characterReference = /&(?!(?:amp|lt|gt|quot|nbsp|#\d+|#x[\da-f]+);)/i;

interface OpenElement {
  readonly name: string;
  readonly description: string;
  readonly children: string[];
}

/** What the document as a whole says to an attribute: which elements have which id. */
type Ids = ReadonlyMap<string, string>;

function describeValue(name: string, value: string, ids: Ids): string {
  if (value === '') return '""';
  if (freeAttributes.test(name)) return '';
  if (name === 'id') return /^[a-z_][\w-]*$/i.test(value) ? '' : value;
  if (name === 'for' || name === 'list' || name === 'form') return ids.get(value) ?? `nothing (${value})`;
  return /^\d+$/.test(value) ? '0' : value;
}

function describeAttributes(text: string, ids: Ids): string {
  return [...text.matchAll(attribute)]
    .map(([, name = '', value]) => `${name}=${value === undefined ? '""' : describeValue(name, value, ids)}`)
    .join(' ');
}

const hideRawText = (html: string) => html.replace(/(<(script|style|textarea)\b[^>]*>)[\s\S]*?(<\/\2>)/g, '$1x$3');

/**
 * What the rules of HTML look at in a document: each element with its attributes, the elements around it and the order of
 * those inside, and the order of the headings. A document whose contexts all occur in valid ones is valid as well, so only
 * those with something new need to be validated.
 */
export function listMarkupContexts(html: string): ReadonlySet<string> {
  const contexts = new Set<string>();
  const open: OpenElement[] = [];
  const headings: string[] = [];
  const text = hideRawText(html);
  const identified = [...text.matchAll(/<([a-z][\w:-]*)[^>]*?\sid="([^"]+)"/gi)];
  const ids: Ids = new Map(identified.map(([, tag = '', id = '']) => [id, tag]));
  const path = () => open.map(({ name }) => name).join('>');

  const addChild = (name: string) => {
    const children = open.at(-1)?.children;
    if (!children) return;
    const last = children.at(-1);
    if (last === name) children[children.length - 1] = `${name}+`;
    else if (last !== `${name}+`) children.push(name);
  };
  const close = () => {
    const element = open.pop();
    if (element) contexts.add(`${path()}>${element.description}: ${element.children.join(' ')}`);
  };
  for (const [part, slash, tag, attributes = ''] of text.matchAll(token)) {
    const name = tag?.toLowerCase();
    if (name === undefined) {
      if (part.startsWith('<!--')) continue;
      if (part.trim() !== '') addChild('text');
      if (part.includes('>') || characterReference.test(part)) contexts.add(`raw characters: ${part}`);
    } else if (slash === '/') {
      if (open.at(-1)?.name !== name) contexts.add(`${path()} is left by ${name}`);
      close();
    } else {
      addChild(name);
      if (/^h[1-6]$/.test(name)) headings.push(name);
      open.push({ name, description: `${name} ${describeAttributes(attributes, ids)}`, children: [] });
      if (voidElements.has(name)) close();
    }
  }
  contexts.add(`headings: ${headings.filter((name, index) => name !== headings[index - 1]).join(' ')}`);
  contexts.add(`${text.split('<main').length - 1} main`);
  if (open.length > 0) contexts.add(`${path()} is not closed`);
  const repeated = identified.map(([, , id]) => id).filter((id, index, all) => all.indexOf(id) !== index);
  for (const id of repeated) contexts.add(`the id ${id} twice`);
  return contexts;
}
