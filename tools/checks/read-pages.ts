import { readFileSync } from 'node:fs';

/** A line of a remote's table of pages. */
interface PageLine {
  readonly name: string;
  /** Absent for a page that other loaders answer with. */
  readonly pattern: string | undefined;
  readonly accepts: RegExp;
}

/** Reads the table of a remote, `src/pages.ts`, as text: to import it would bring all its components along. */
export function readPages(remote: string): readonly PageLine[] {
  const table = readFileSync(`${remote}/src/pages.ts`, 'utf8');
  const lines = table.matchAll(
    /\{ name: '([a-z-]+)',(?: rests: true,)?(?: pattern: '([^']+)',)?(?: accepts: \/(\S+)\/,)?/g,
  );
  return [...lines].map(([, name = '', pattern, accepts = '']) => ({ name, pattern, accepts: new RegExp(accepts) }));
}
