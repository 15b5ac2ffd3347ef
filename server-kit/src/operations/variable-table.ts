import type * as v from 'valibot';

/** A variable of the environment for those who set it; its default and its form are those of its schema. */
export interface VariableDescription {
  /** What it does, as a phrase; Markdown without line breaks. */
  readonly meaning: string;
  /** What holds without it, in words: only where the schema has no default. */
  readonly default?: string;
  readonly unit?:
    | 'milliseconds'
    | 'seconds'
    | 'hours'
    | 'days'
    | 'megabytes'
    | 'per second'
    | 'per minute'
    | 'per hour';
  /** Who reads it can do what the process can: it belongs into a file that only the process reads. */
  readonly isSecret?: true;
  /** It is read without `NAME_FILE`. */
  readonly isNoFile?: true;
}

/** Every variable of a process has a description, which the compiler demands. */
export type VariableDescriptions<Name extends string> = Readonly<Record<Name, VariableDescription>>;

/** The variables of a process, with the schemas of those that a schema parses. */
export interface DescribedVariables {
  readonly descriptions: VariableDescriptions<string>;
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
}

/** The default of a schema as text; undefined where it has none, null where the variable is required. */
function findDefault(schema: v.GenericSchema | undefined): string | null | undefined {
  if (schema === undefined) return undefined;
  if (schema.type === 'optional') {
    const { default: value } = schema as v.GenericSchema & { readonly default?: unknown };
    return typeof value === 'string' ? value : undefined;
  }
  const { pipe } = schema as v.GenericSchema & { readonly pipe?: readonly [v.GenericSchema] };
  return pipe !== undefined && pipe[0] !== schema ? findDefault(pipe[0]) : null;
}

function writeDefault(name: string, words: string | undefined, schema: v.GenericSchema | undefined): string {
  const value = findDefault(schema);
  if (typeof value === 'string') {
    if (words !== undefined) throw new Error(`${name}: its schema has a default, so its description needs none`);
    return value === '' ? 'empty' : `\`${value}\``;
  }
  return words ?? (value === null ? 'required' : 'none');
}

/** The variables as a Markdown table in the order of their descriptions; throws for a default that is said twice. */
export function renderVariableTable({ descriptions, entries }: DescribedVariables): string {
  const rows = Object.entries(descriptions).map(([name, { meaning, default: words, unit = '', ...is }]) => {
    const notes = [...(is.isSecret ? ['secret'] : []), ...(is.isNoFile ? ['no file'] : [])].join(', ');
    return `| \`${name}\` | ${writeDefault(name, words, entries[name])} | ${unit} | ${notes} | ${meaning} |`;
  });
  return ['| variable | default | unit | note | meaning |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}
