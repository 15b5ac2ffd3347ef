import {
  buildClientSchema,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContent, type TestContent } from '../../create-test-content.ts';
import { contentModel } from '../../model/model.ts';
import { vendorDifferences } from './vendor-differences.fixture.ts';
import { vendorEnums, vendorFilters, vendorRootFields, vendorTypes } from './vendor-types.fixture.ts';

let content: TestContent;
let schema: GraphQLSchema;
beforeAll(async () => {
  content = await createTestContent();
  const { values } = await content.ask(getIntrospectionQuery());
  schema = buildClientSchema(values as unknown as IntrospectionQuery);
}, 60_000);
afterAll(() => content.close());

/** Names and types of what the vendor has, with the suffixes of filters written out. */
function spellOut(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line) => {
      const [, name = '', rest = ''] = /^(\w+)(.*)$/s.exec(line) ?? [];
      const [, type = '', suffixes] = /^: (\S+)(?: (\w+))?$/.exec(rest) ?? [];
      if (suffixes === undefined) return [[name, rest] as const];
      const isInList = (suffix: string) => suffix === '_in' || suffix === '_not_in';
      return (vendorFilters[suffixes] ?? []).map(
        (suffix) => [`${name}${suffix}`, isInList(suffix) ? `: [${type}]` : `: ${type}`] as const,
      );
    }),
  );
}

function describeField(field: GraphQLField<unknown, unknown> | GraphQLInputField): string {
  const given = 'args' in field ? field.args.map(({ name, type }) => `${name}: ${String(type)}`).sort() : [];
  return `${given.length === 0 ? '' : `(${given.join(', ')})`}: ${String(field.type)}`;
}

function readOwn(typeName: string): ReadonlyMap<string, string> | undefined {
  const type = schema.getType(typeName);
  if (isEnumType(type)) return new Map(type.getValues().map(({ name }) => [name, '']));
  if (!isObjectType(type) && !isInputObjectType(type) && !isInterfaceType(type)) return undefined;
  return new Map(Object.values(type.getFields()).map((field) => [field.name, describeField(field)]));
}

/** What is not the same: `Type.field`, or `Type` alone for one that is not there. */
function compare(typeName: string, vendor: ReadonlyMap<string, string>, isWhole: boolean): readonly string[] {
  const own = readOwn(typeName);
  if (own === undefined) return [typeName];
  const other = [...vendor].filter(([name, form]) => own.get(name) !== form).map(([name]) => name);
  const more = isWhole ? [...own.keys()].filter((name) => !vendor.has(name)) : [];
  return [...other, ...more].map((name) => `${typeName}.${name}`);
}

function listDifferences(): readonly string[] {
  const enums = Object.entries(vendorEnums).flatMap(([name, values]) =>
    compare(name, new Map(values.split(' ').map((value) => [value, ''])), true),
  );
  const types = Object.entries(vendorTypes).flatMap(([name, lines]) => compare(name, spellOut(lines), true));
  const roots = Object.entries(vendorRootFields).flatMap(([name, lines]) => compare(name, spellOut(lines), false));
  return [...enums, ...types, ...roots];
}

/** A name that ends in `*` stands for a field with all that comes after its name. */
const covers = (listed: string, name: string) =>
  listed.endsWith('*') ? name.startsWith(listed.slice(0, -1)) : listed === name;

describe("the API's own types", () => {
  it("HY-10 HY-12 HY-15 HY-18..22 HY-50 HY-60 HY-61 HY-71 are the vendor's, name by name and type by type, but for the listed ones", () => {
    const listed = Object.keys(vendorDifferences);
    const unexplained = listDifferences().filter((name) => !listed.some((entry) => covers(entry, name)));
    expect(unexplained).toEqual([]);
  });

  it('HY-10 have no listed difference that is gone', () => {
    const found = listDifferences();
    const gone = Object.keys(vendorDifferences).filter((entry) => !found.some((name) => covers(entry, name)));
    expect(gone).toEqual([]);
  });

  it('HY-19 have the scalars and the directives of clients', () => {
    const scalars = ['Date', 'DateTime', 'Hex', 'Json', 'Long', 'RGBAHue', 'RGBATransparency', 'RichTextAST'];
    for (const name of scalars) expect(schema.getType(name)?.astNode ?? schema.getType(name)?.name).toBe(name);
    const directives = schema.getDirectives().map(({ name }) => name);
    expect(directives).toEqual(expect.arrayContaining(['include', 'skip', 'deprecated']));
    // What GraphQL itself has got since; the vendor shows marks for its own studio instead, which no query can use.
    expect(directives.filter((name) => !['include', 'skip', 'deprecated'].includes(name)).sort()).toEqual([
      'oneOf',
      'specifiedBy',
    ]);
  });

  it('HY-18 have one locale as that of the system and both stages', () => {
    const locale = schema.getType('Locale');
    const values = isEnumType(locale) ? locale.getValues() : [];
    expect(values.map(({ name }) => name)).toEqual([...contentModel.locales]);
    expect(values.map(({ description }) => description ?? '')).toEqual([
      'System locale',
      ...values.slice(1).map(() => ''),
    ]);
  });

  it('HY-10 leave their names to themselves: no model, component, enum or union of the site is called like one', () => {
    const taken = new Set([...Object.keys(vendorTypes), ...Object.keys(vendorEnums)]);
    const { models, components, enums, unions } = contentModel;
    const systemModels = new Set([
      'Asset',
      ...models.filter(({ isSystem }) => isSystem === true).map(({ name }) => name),
    ]);
    const systemEnums = new Set(['UserKind', 'ScheduledReleaseStatus', 'ScheduledOperationStatus']);
    const own = [...models, ...components].map(({ name }) => name).filter((name) => !systemModels.has(name));
    const named = [...own, ...Object.keys(enums), ...Object.keys(unions)].filter((name) => !systemEnums.has(name));
    // The one that a hosted project must call otherwise: `hosted/hosted-names.ts`.
    expect(named.filter((name) => taken.has(name))).toEqual(['Location']);
  });
});
