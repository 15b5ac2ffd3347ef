import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commands } from './commands.ts';
import { parseReleaseArguments } from './parse-arguments.ts';
import { trials } from './trials/trials.ts';

const pages = globSync(['*.md', '*/README.md', 'docs/**/*.md', 'tools/*/*/README.md'], {
  exclude: ['node_modules/**'],
});
const program = /(?:npm run release --|npx kmx release)\s+/;

/** The words of a command line as a shell would pass them, up to a comment. */
function splitWords(line: string): readonly string[] {
  const words = line.replace(/\s#.*$/, '').matchAll(/(?:"[^"]*"|'[^']*'|\S)+/g);
  return [...words].map(([word]) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}

/** The command lines of a page: those of its code blocks, and those between backticks that have a command. */
function listCommandLines(text: string): readonly string[] {
  const joined = text.replaceAll(/\\\n\s*/g, '');
  const blocks = [...joined.matchAll(/^```\w*\n(.*?)^```/gms)].flatMap(([, block = '']) => block.split('\n'));
  const inline = [...joined.replaceAll(/^```\w*\n.*?^```/gms, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...inline.map((code) => code.replaceAll(/\s+/g, ' '))].flatMap((line) => {
    const [, words] = line.split(program);
    return words ? [words] : [];
  });
}

const lines = pages.flatMap((page) =>
  listCommandLines(readFileSync(page, 'utf8')).map((line) => [page, line] as const),
);

it('every release command that a document shows exists, with its options', () => {
  expect(lines.length).toBeGreaterThan(40);
  const wrong = lines.flatMap(([page, line]) => {
    try {
      const { command } = parseReleaseArguments(splitWords(line));
      const isKnown = command === 'help' || commands.has(command) || trials.has(command);
      return isKnown ? [] : [`${page}: ${line}: no such command`];
    } catch (error) {
      return [`${page}: ${line}: ${String(error)}`];
    }
  });
  expect(wrong).toEqual([]);
});
