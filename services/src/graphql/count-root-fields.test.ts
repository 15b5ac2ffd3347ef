import { buildSchema, Kind, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { guardQueryCost } from '../content/schema/rules/guard-rules.ts';
import { countRootFields } from './count-root-fields.ts';

function count(text: string): number {
  const { definitions } = parse(text);
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) throw new Error('There is no operation');
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return countRootFields(operation, (name) => fragments.find((fragment) => fragment.name.value === name));
}

it('SRV-054 operations count at any depth: at the root, in fragments, in fragments of fragments, and each time', () => {
  expect(count('{a b}')).toBe(2);
  expect(count('mutation { ...M } fragment M on Mutation { a b ... on Mutation { c } }')).toBe(3);
  expect(count('{...A ...A b} fragment A on Query {a ...B} fragment B on Query {c: b d: b}')).toBe(7);
  expect(count('{a {...A}} fragment A on X {b c d}')).toBe(1);
});

it('SRV-054 spreads that multiply, run in a circle or lead nowhere cost nothing to count', () => {
  const levels = Array.from(
    { length: 60 },
    (_, index) => `fragment F${index} on Query {...F${index + 1} ...F${index + 1}}`,
  );
  expect(count(`{...F0} ${levels.join(' ')} fragment F60 on Query {a}`)).toBe(2 ** 60);
  expect(count('{...A} fragment A on Query {a ...A ...missing}')).toBe(1);
});

it('SRV-040 the content API takes thirty fields of the root, in fragments too', () => {
  const schema = buildSchema('type Query { a: Int }');
  const ask = (fields: number) => {
    const text = Array.from({ length: fields }, (_, index) => `a${index}: a`).join(' ');
    return validate(schema, parse(`{...F} fragment F on Query {${text}}`), [guardQueryCost]).map(
      ({ message }) => message,
    );
  };
  expect([ask(30), ask(31)]).toEqual([[], ['At most 30 root fields are allowed']]);
});
