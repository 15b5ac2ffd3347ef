/** Something that a person looks for: elements of a kind, by the name that they see or that is read to them. */
export interface Target {
  readonly css: string;
  /** The whole name, or a part of it as an expression. */
  readonly name?: string | RegExp;
}

/** A target as plain data, for the page. */
export interface PlainTarget {
  readonly css: string;
  readonly name: string | null;
  readonly pattern: string | null;
}

type Name = string | RegExp;

/** The kind inside of some part of the page. */
const within = (part: string, css: string) => `:is(${part}) :is(${css})`;

export const button = (name: Name, part = 'body'): Target => ({ css: within(part, 'button, summary'), name });
export const link = (name: Name, part = 'body'): Target => ({ css: within(part, 'a[href]'), name });
export const field = (name: Name, part = 'body'): Target => ({ css: within(part, 'input, select, textarea'), name });
export const heading = (name: Name): Target => ({ css: 'h1', name });
export const dialog = (name: Name): Target => ({ css: 'dialog[open]', name });

/** Describes a target for a message. */
export const describeTarget = ({ css, name }: Target): string => `${css}${name === undefined ? '' : ` named ${name}`}`;

/** Writes a target as data that reaches the page. */
export function writeTarget({ css, name }: Target): PlainTarget & Readonly<Record<string, string | null>> {
  return { css, name: typeof name === 'string' ? name : null, pattern: name instanceof RegExp ? name.source : null };
}
