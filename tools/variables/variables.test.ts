import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderVariableTable } from '@kmx/server-kit/operations/variable-table.ts';
import { variableNames as servicesNames } from '@kmx/services/configuration/parse-configuration.ts';
import { variableNames as shellNames } from '@kmx/shell/server/configuration.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { root } from '../product-runner/repository-root.ts';
import { findReadVariables, listReadVariables } from './find-read-variables.ts';
import { documentedVariables, operationsFile, renderOperations } from './variable-sections.ts';

const folders = [
  ...['shell/src', 'services/src', 'server-kit/src', 'release-registry/src', 'telemetry/src'],
  ...['tools/bootstrap', 'tools/kmx', 'tools/new-remote', 'tools/product-runner', 'tools/prune', 'tools/release'],
];
/** Of the operating system, Node, npm and tests, which are no settings of the product. */
const others: ReadonlySet<string> = new Set([
  ...['PATH', 'USER', 'NODE_ENV', 'TURBO_TELEMETRY_DISABLED', 'KMX_AGAINST', 'TEST_DATABASE_URL'],
]);

describe('the tables of variables in docs/operations.md', () => {
  it('are those of the code: node tools/variables/write-variables.ts', () => {
    const text = readFileSync(operationsFile, 'utf8');
    expect(text).toBe(renderOperations(text));
  });

  it('have every variable that a source reads by its name', () => {
    const unknown = folders.flatMap((folder) =>
      [...listReadVariables(path.join(root, folder))].flatMap(([file, names]) =>
        names
          .filter((name) => !documentedVariables.has(name.replace(/_FILE$/, '')) && !others.has(name))
          .map((name) => `${folder}/${file}: ${name}`),
      ),
    );
    expect(unknown, 'describe them beside their schema').toEqual([]);
  });

  it('have every variable of the schemas of both processes', () => {
    const missing = [...shellNames, ...servicesNames].filter((name) => !documentedVariables.has(name));
    expect(missing).toEqual([]);
  });

  it('refuse a document without their places', () => {
    expect(() => renderOperations('# Operations')).toThrow('no markers "<!-- variables of shell -->"');
  });
});

it('the names of variables are found however a source reads them', () => {
  const source = "process.env.ONE || environment['TWO'] ?? parse(process.env, 'THREE', 1); environment[name]; HOST";
  expect(findReadVariables(source).toSorted()).toEqual(['ONE', 'THREE', 'TWO']);
});

describe('a table of variables', () => {
  const entries = {
    NEEDED: v.pipe(v.string(), v.minLength(1)),
    WITH_DEFAULT: v.pipe(v.optional(v.string(), '5'), v.regex(/^\d$/)),
    WITH_NONE: v.optional(v.string()),
  };

  it('takes defaults from the schemas and says what is required, secret, or read from no file', () => {
    const descriptions = {
      NEEDED: { meaning: 'one', isSecret: true },
      WITH_DEFAULT: { meaning: 'two', unit: 'days' },
      WITH_NONE: { meaning: 'three', isNoFile: true },
    } as const;
    expect(renderVariableTable({ entries, descriptions }).split('\n').slice(2)).toEqual([
      '| `NEEDED` | required |  | secret | one |',
      '| `WITH_DEFAULT` | `5` | days |  | two |',
      '| `WITH_NONE` | none |  | no file | three |',
    ]);
  });

  it('does not say a default in words that a schema has already', () => {
    const descriptions = { WITH_DEFAULT: { meaning: 'two', default: '6' } };
    expect(() => renderVariableTable({ entries, descriptions })).toThrow('WITH_DEFAULT: its schema has a default');
  });
});
