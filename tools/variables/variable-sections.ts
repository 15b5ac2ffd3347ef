import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DescribedVariables, renderVariableTable } from '@kmx/server-kit/operations/variable-table.ts';
import { servicesVariables } from '@kmx/services/configuration/environment-variables.ts';
import { shellVariables } from '@kmx/shell/server/environment-variables.ts';
import { root } from '../product-runner/repository-root.ts';
import { commandVariables } from './command-variables.ts';

/** The tables of docs/operations.md by the name in their markers. */
const sections: Readonly<Record<string, DescribedVariables>> = {
  shell: shellVariables,
  services: servicesVariables,
  commands: commandVariables,
};

export const operationsFile = path.join(root, 'docs', 'operations.md');

/** Names of the variables of shell and services, which the journeys try. */
export const processVariableNames: readonly string[] = [
  ...new Set([shellVariables, servicesVariables].flatMap(({ descriptions }) => Object.keys(descriptions))),
];

/** Names of all variables in the tables. */
export const documentedVariables: ReadonlySet<string> = new Set(
  Object.values(sections).flatMap(({ descriptions }) => Object.keys(descriptions)),
);

/** The document with each table as the code has it; throws when the markers of a table are missing. */
export function renderOperations(text = readFileSync(operationsFile, 'utf8')): string {
  return Object.entries(sections).reduce((document, [name, variables]) => {
    const [begin, end] = [`<!-- variables of ${name} -->`, `<!-- end of the variables of ${name} -->`];
    const [start, stop] = [document.indexOf(begin), document.indexOf(end)];
    if (start === -1 || stop < start) throw new Error(`docs/operations.md has no markers "${begin}" and "${end}"`);
    const table = renderVariableTable(variables);
    return `${document.slice(0, start + begin.length)}\n\n${table}\n\n${document.slice(stop)}`;
  }, text);
}
