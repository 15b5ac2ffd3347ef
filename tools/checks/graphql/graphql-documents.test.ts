import { expect, it } from 'vitest';
import { backendSchemas } from './backend-schemas.ts';
import { collectDocuments } from './collect-documents.ts';
import { findDocumentLiterals } from './find-document-literals.ts';
import { findDocumentProblems } from './find-document-problems.ts';

const file = 'remote-portal/src/example.query.ts';
const desk = `type Query { machine(id: ID!): Machine } type Machine { id: ID! serialNumber: String }`;
const check = (text: string) => findDocumentProblems([{ file, text }], { ...backendSchemas, desk });

it('operations are found in every form in which sources write them, and no other text is', () => {
  const source = `
    const fields = '{ id name }';
    const sentence = 'query the list of machines';
    export const wholeQuery = 'query Machine($id: ID!) { machine(id: $id) { id } }';
    const made = (name: string): string => \`mutation Change($id: ID!) { done: \${name}(id: $id) }\`;
    export const staff = { document: '{ serviceStaff { id } }', fields };`;
  expect(findDocumentLiterals(file, source).map(({ text }) => text)).toEqual([
    'query Machine($id: ID!) { machine(id: $id) { id } }',
    null,
    '{ serviceStaff { id } }',
  ]);
});

it('fields, arguments and variables that do not fit the schema are named with file and operation', () => {
  expect(check('query Machine($id: ID!) { machine(id: $id) { id serialNumber } }')).toEqual([]);
  expect(check('query Machine($id: ID!) { machine(id: $id) { serial } }')).toEqual([
    expect.stringMatching(`^${file}, Machine \\(desk\\): Cannot query field "serial" on type "Machine"`),
  ]);
  expect(check('query Machine($id: ID!, $more: ID) { machine(id: $id) { id } }')).toEqual([
    expect.stringContaining('Variable "$more" is never used'),
  ]);
  expect(check('query Machine { machine(id: $id) { id } }')).toEqual([
    expect.stringContaining('Variable "$id" is not defined'),
  ]);
  expect(check('query Machine($id: String) { machine(id: $id) { id } }')).toEqual([
    expect.stringContaining('used in position expecting type "ID!"'),
  ]);
  expect(check('query Machine { machine(')).toEqual([expect.stringContaining(`${file}: Syntax Error`)]);
});

it('a field that a backend renames is noticed where it is asked for, in what the sources put together too', async () => {
  const portal = 'remote-portal/src/features/users/access-mutations.ts';
  const { documents, unmade } = await collectDocuments([portal], {});
  expect(unmade).toEqual([]);
  expect(documents.length).toBeGreaterThan(5);
  expect(findDocumentProblems(documents, backendSchemas)).toEqual([]);
  const renamed = backendSchemas.desk.replaceAll(/\bgrantAccess\b/g, 'allowAccess');
  expect(findDocumentProblems(documents, { ...backendSchemas, desk: renamed })).toEqual([
    expect.stringContaining(`${portal}, ChangeAccess (desk): Cannot query field "grantAccess"`),
  ]);
});

it('an operation that only a function makes has to be listed', async () => {
  const shell = 'shell/src/server/sitemap/load-dated-entries.ts';
  expect(await collectDocuments([shell], {})).toEqual({ documents: [], unmade: [shell] });
});
