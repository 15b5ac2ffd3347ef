import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { createQueryGuard } from './create-query-guard.ts';

const schema = buildSchema('type Query { self: Query, name: String }');
const guard = createQueryGuard({
  maxDepth: 4,
  maxFields: 20,
  refusePath: (path) => (path.filter((name) => name === 'self').length > 2 ? 'too often self' : null),
  refuseOperation: ({ selectionSet }) => (selectionSet.selections.length > 3 ? 'too much at once' : null),
});
const check = (document: string) => validate(schema, parse(document), [guard]).map(({ message }) => message);

it.each([
  ['{ self { self { name } } }', []],
  ['{ self { self { self { name } } } }', ['too often self']],
  ['{ self { self { self { self { name } } } } }', ['The query is deeper than 4 levels.']],
  [`{ ${'name '.repeat(21)} }`, ['The query asks for more than 20 fields.']],
  [`{ ${'__typename '.repeat(21)} }`, ['The query asks for more than 20 fields.']],
  [`{ ${'...a '.repeat(21)} } fragment a on Query { ...a }`, ['The query asks for more than 20 fields.']],
  ['{ self { ...a } } fragment a on Query { self { ... { self { name } } } }', ['too often self']],
  ['{ name name name name }', ['too much at once']],
])('measures %s with its fragments expanded', (document, messages) => {
  expect(check(document)).toEqual(messages);
});

it('finishes immediately with fragments that double each other', () => {
  const fragments = Array.from({ length: 60 }, (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`);
  expect(check(`{ ...f0 } ${fragments.join(' ')} fragment f60 on Query { name }`)).toHaveLength(1);
});
