import { type RawBuilder, sql } from 'kysely';
import { escapeHtml } from '../markup/escape-html.ts';

/** What stands in the place of somebody who is gone, as in the portal. */
export const nobody = '–';

/** Finds texts that identify a person within others. */
export interface Mentions {
  readonly isIn: (text: string) => boolean;
  /** The text with a dash in their place. */
  readonly remove: (text: string) => string;
  /** A condition on a column that is true for every row with a mention, and maybe for others. */
  readonly mayBeIn: (column: string) => RawBuilder<boolean>;
}

const escape = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
/** As the text is written in mails and in JSON. */
const listSpellings = (text: string) => [...new Set([text, escapeHtml(text), JSON.stringify(text).slice(1, -1)])];
const minDigits = 6;

/** The digits of a number with any of the usual separators; null for what is too short to mean one person. */
function createTelephonePattern(telephone: string): string | null {
  const digits = telephone.replaceAll(/\D/g, '');
  if (digits.length < minDigits) return null;
  return `(\\+|00)?${[...digits].join('[ ()./-]*')}`;
}

/**
 * Finds e-mail addresses, names and telephone numbers, in any case, where they are no part of a longer one. Without any it
 * finds nothing.
 */
export function createMentions({
  emails,
  names = [],
  telephones = [],
}: {
  readonly emails: readonly string[];
  readonly names?: readonly string[];
  readonly telephones?: readonly string[];
}): Mentions {
  const patterns = [
    ...[...emails, ...names].filter((text) => text !== '').flatMap((text) => listSpellings(text).map(escape)),
    ...telephones.flatMap((telephone) => createTelephonePattern(telephone) ?? []),
  ];
  if (patterns.length === 0) return { isIn: () => false, remove: (text) => text, mayBeIn: () => sql<boolean>`false` };
  const anyPattern = patterns.join('|');
  // An address may end a sentence; ada@works.ch is no part of ada@works.ch.example or of hada@works.ch.
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}_.+@-])(?:${anyPattern})(?![\p{L}\p{N}_@-]|\.[\p{L}\p{N}])`,
    'giu',
  );
  return {
    isIn: (text) => text.search(pattern) !== -1,
    remove: (text) => text.replaceAll(pattern, nobody),
    mayBeIn: (column) => sql<boolean>`${sql.ref(column)}::text ~* ${anyPattern}`,
  };
}
