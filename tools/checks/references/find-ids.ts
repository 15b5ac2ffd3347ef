const definitionPattern = /^- <a id="([a-z]+-\d+)"><\/a>\*\*([A-Za-z]+[- ]\d+)/gm;
const promisePattern = /\b[Pp]romises? ((?:\d(?:, | and )?)+)/g;
const decisionPattern = /\bdecisions? ((?:\d{4}(?:, | and )?)+)|\bdecisions\/(\d{4})\b/gi;

export interface Definition {
  /** As it is referred to, `POR-101`; promises are `PROMISE-1`. */
  readonly id: string;
  /** Whether the anchor and the printed id agree. */
  readonly isConsistent: boolean;
}

/** The ids that a page defines: items that begin with an anchor and the id in bold. */
export function readDefinitions(markdown: string): readonly Definition[] {
  return [...markdown.matchAll(definitionPattern)].map(([, anchor = '', label = '']) => {
    const id = anchor.toUpperCase();
    return { id, isConsistent: label.replace(' ', '-').toUpperCase() === id };
  });
}

/**
 * The ids named in a text, each once: those of the families (`POR-101`, `POR-101..104`), promises (`promises 2 and 3`)
 * as `PROMISE-2`, and decisions (`decision 0012`) as four digits.
 */
export function findIds(text: string, families: readonly string[]): readonly string[] {
  const idPattern = new RegExp(
    `(?<![\\w-])(${families.join('|')})-(\\d{2,3})(?:\\.\\.(?:\\1-)?(\\d{2,3}))?(?![\\w-])`,
    'g',
  );
  const ids = [...text.matchAll(idPattern)].flatMap(([, family = '', first = '', last]) =>
    last === undefined ? [`${family}-${first}`] : [`${family}-${first}`, `${family}-${last}`],
  );
  const promises = [...text.matchAll(promisePattern)].flatMap(([, list = '']) =>
    [...list.matchAll(/\d/g)].map(([digit]) => `PROMISE-${digit}`),
  );
  const decisions = [...text.matchAll(decisionPattern)].flatMap(([, list, one]) =>
    [...(list ?? one ?? '').matchAll(/\d{4}/g)].map(([number]) => number),
  );
  return [...new Set([...ids, ...promises, ...decisions])];
}
