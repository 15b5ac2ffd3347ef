import { describe, expect, it } from 'vitest';
import { findAnchors } from './find-anchors.ts';
import { findDecisionProblems } from './find-decision-problems.ts';
import { findIds, readDefinitions } from './find-ids.ts';
import { findLinks } from './find-links.ts';
import { findPaths, findScripts } from './find-paths.ts';
import { readComments } from './read-comments.ts';

describe('ids', () => {
  it('are defined by an item with an anchor and the same id in bold', () => {
    const page = '- <a id="por-101"></a>**POR-101** One.\n- <a id="por-102"></a>**POR-103** Two, see **POR-104**.\n';
    expect(readDefinitions(page)).toEqual([
      { id: 'POR-101', isConsistent: true },
      { id: 'POR-102', isConsistent: false },
    ]);
    expect(readDefinitions('- <a id="promise-1"></a>**Promise 1: Quick.** It is.')).toEqual([
      { id: 'PROMISE-1', isConsistent: true },
    ]);
  });

  it('are found alone and as both ends of a range, of known families only', () => {
    expect(findIds('POR-101..104, POR-101, SHA-256, HY-82 and KMX-POR-999', ['POR', 'HY'])).toEqual([
      'POR-101',
      'POR-104',
      'HY-82',
    ]);
  });

  it('may be several promises and decisions together', () => {
    expect(findIds('Promise 1; promises 2, 3 and 4; decisions 0022 and 0023, docs/decisions/0030', ['POR'])).toEqual([
      'PROMISE-1',
      'PROMISE-2',
      'PROMISE-3',
      'PROMISE-4',
      '0022',
      '0023',
      '0030',
    ]);
    expect(findIds('in 2026 a Promise resolved, 100 promises were made', ['POR'])).toEqual([]);
  });
});

describe('links', () => {
  it('are resolved from their page; other sites, code spans and code blocks are left alone', () => {
    const page = '[a](../b.md#c) [d](#e) [f](https://f.example) `[g](h)`\n```\n[i](j)\n```\n';
    expect(findLinks(page, 'docs/x/y.md')).toEqual([
      { file: 'docs/b.md', anchor: 'c' },
      { file: 'docs/x/y.md', anchor: 'e' },
    ]);
  });

  it('lead to anchors and to headings as hosts write them, the second of a name with its number', () => {
    const anchors = findAnchors(
      '# The `a.ts` file\n## Why, and how\n## Why, and how\n<a id="z"></a>\n```\n# none\n```\n',
    );
    expect([...anchors]).toEqual(['the-ats-file', 'why-and-how', 'why-and-how-1', 'z']);
  });
});

describe('paths and commands', () => {
  const folders = ['shell', 'docs'];

  it('are source files and what begins with a folder of the repository, with or without a line', () => {
    const text = 'See `pages/a.tsx`, `shell/src/site`, `node shell/b.ts --list` and docs/c.md:12, also d.ts.';
    expect(findPaths(text, folders)).toEqual(['pages/a.tsx', 'shell/src/site', 'shell/b.ts', 'docs/c.md', 'd.ts']);
  });

  it.each([
    '`*.schema.ts`',
    '`x.test.ts`',
    '`/api/cms`',
    '`text/html`',
    '`.server.ts`',
    '`shell/{name}.ts`',
    '`a/…/b.ts`',
  ])('are not patterns, addresses and types of media: %s', (text) => {
    expect(findPaths(text, folders)).toEqual([]);
  });

  it('names scripts of npm', () => {
    expect(findScripts('`npm run content:setup -- --dry-run`, npm test, npm install')).toEqual([
      'content:setup',
      'test',
    ]);
  });
});

describe('comments', () => {
  it('are read over several lines, with names of tests, and without addresses and patterns in strings', () => {
    const source = [
      '/** Reads',
      ' * `a.ts`. */',
      "const url = 'https://b.example/c.ts'; // see d.ts",
      "const files = ['e/**/*.test.ts'];",
      "it('follows f.ts', run);",
    ].join('\n');
    expect(readComments(source)).toEqual(['/** Reads `a.ts`. */', '// see d.ts', "it('follows f.ts', run);"]);
  });
});

describe('a decision', () => {
  const page =
    '# 0001 A\n\nDate: 2026-01-31. Status: accepted.\n\n## Context\n\nB\n\n## Decision\n\nC\n\n## Consequences\n\nD\n';

  it('that follows the template and is listed has no problems', () => {
    expect(findDecisionProblems('0001-a.md', page, '[0001 A](0001-a.md)')).toEqual([]);
  });

  it('lacks its number, its date, a heading or its entry', () => {
    const broken = page.replace('# 0001', '# 0002').replace('Date:', 'On').replace('## Context', '**Context.**');
    expect(findDecisionProblems('0001-a.md', broken, '')).toEqual([
      'its title does not begin with 0001',
      'it has no date and status',
      'it has not the headings ## Context, ## Decision, ## Consequences, in this order',
      'docs/decisions/README.md does not list it',
    ]);
  });
});
