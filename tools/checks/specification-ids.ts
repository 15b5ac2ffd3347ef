import { readFileSync } from 'node:fs';
import { readDefinitions } from './references/find-ids.ts';
import { listFiles } from './workspaces.ts';

const groupNames = 'ARC|SYS|PUB|POR|AUTH|EDT|OPS|STY|SRV|ERR|CON';
const idOrRange = new RegExp(`\\b(${groupNames})-(\\d{3})(?:\\.\\.(?:\\1-)?(\\d{3}))?`, 'g');
// A name also follows the closing line of a table of `it.each`.
const namePattern =
  /(?:\b(?:it|test|describe)(?:\.\w+)*(?:\([^\n]*?\))?|^\s*\](?: as const)?\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)/gm;

/** The ids in a text, each once; `SYS-055..060` means six. */
export function expandIds(text: string): readonly string[] {
  const ids = [...text.matchAll(idOrRange)].flatMap(([, group = '', first = '', last = first]) => {
    const count = Math.max(0, Number(last) - Number(first)) + 1;
    return Array.from({ length: count }, (_, index) => `${group}-${String(Number(first) + index).padStart(3, '0')}`);
  });
  return [...new Set(ids)];
}

/** The names of the tests of a file as its source writes them: of `it`, `test` and `describe`, without their quotes. */
export function listTestNames(source: string): readonly string[] {
  return [...source.matchAll(namePattern)].map(([, single, double, template]) => single ?? double ?? template ?? '');
}

/** The ids in the names of the tests of a file; an id in a comment is not a test. */
export function findTestedIds(source: string): readonly string[] {
  return expandIds(listTestNames(source).join('\n'));
}

/** The ids that docs/specification defines, page by page. */
export function readSpecificationIds(): readonly string[] {
  return listFiles('docs/specification', /\.md$/)
    .flatMap((file) => readDefinitions(readFileSync(file, 'utf8')))
    .map(({ id }) => id);
}
