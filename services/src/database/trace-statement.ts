import { isTraced, runInSpan } from '@kmx/server-kit/operations/spans.server.ts';

const maxLength = 2_000;

/** A statement without values: texts that were written into it are left out, too. Values of parameters are never in it. */
export function describeStatement(sql: string): string {
  return sql.replaceAll(/'(?:[^']|'')*'/g, "'…'").slice(0, maxLength);
}

/** Runs a statement as a span of the request that it is run for. */
export function traceStatement<Result>(sql: string, run: () => Promise<Result>): Promise<Result> {
  if (!isTraced()) return run();
  const [word = 'SQL'] = /[a-z]+/i.exec(sql) ?? [];
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': describeStatement(sql) } as const;
  return runInSpan({ name: word.toUpperCase(), kind: 'client', attributes }, run);
}
