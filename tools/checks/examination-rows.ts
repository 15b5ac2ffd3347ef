/** A line of the table in docs/measurements/examination-2026-11.md: a finding and what would fail if it came back. */
export interface FindingRow {
  readonly id: string;
  readonly tests: readonly NamedTest[];
  /** The decision that keeps the finding or leaves it to later work. */
  readonly decision: string | null;
}

export interface NamedTest {
  readonly file: string;
  /** As the source writes it; placeholders of a table of cases included. */
  readonly title: string;
}

const rowPattern = /^\| ([A-Z](?:\d+|-[a-z-]+)) +\| (.+?) +\| (.+?) +\|$/gm;
const testPattern = /^`([^`]+)` › (.+)$/;
const decisionPattern = /\]\(\.\.\/decisions\/([\w.-]+\.md)\)/;

/**
 * Reads the rows of the tables of findings.
 * @throws when a row names neither a test nor a decision.
 */
export function readFindingRows(markdown: string): readonly FindingRow[] {
  return [...markdown.matchAll(rowPattern)].map(([, id = '', , proof = '']) => {
    const decision = decisionPattern.exec(proof)?.[1] ?? null;
    const tests = proof.split('<br>').flatMap((part) => {
      const [, file, title] = testPattern.exec(part.trim()) ?? [];
      return file === undefined || title === undefined ? [] : [{ file, title: title.replaceAll('\\|', '|') }];
    });
    if (tests.length === 0 && decision === null) throw new Error(`${id} names neither a test nor a decision`);
    return { id, tests, decision };
  });
}

/** Whether a test of this name, as its source writes it, can have run under the other name. */
export function isNameOfRun(title: string, runName: string): boolean {
  const literal = unescapeName(title)
    .split(/%[sdifjoO#]|\$\{[^}]*\}|\$[a-zA-Z_][\w.]*/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`, 's').test(runName);
}

/** Removes the backslashes of a name that its source has in quotes. */
export function unescapeName(name: string): string {
  return name.replace(/\\(['"`\\])/g, '$1');
}
