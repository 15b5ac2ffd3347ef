import type { Component, ContentModel } from '../../model/model-types.ts';
import { renderInputFields } from './write-inputs-sdl.ts';

/** `set` is ours: the whole stored value at once; the API wraps values without an action in it. */
function renderInlineInputs(name: string): string {
  return `input ${name}CreateOneInlineInput { create: ${name}CreateInput set: Json }
input ${name}CreateManyInlineInput { create: [${name}CreateInput!] set: Json }
input ${name}UpdateOneInlineInput {
  create: ${name}CreateInput update: ${name}UpdateWithNestedWhereUniqueInput
  upsert: ${name}UpsertWithNestedWhereUniqueInput delete: Boolean set: Json
}
input ${name}UpdateManyInlineInput {
  create: [${name}CreateWithPositionInput!] update: [${name}UpdateWithNestedWhereUniqueAndPositionInput!]
  upsert: [${name}UpsertWithNestedWhereUniqueAndPositionInput!] delete: [${name}WhereUniqueInput!] set: Json
}`;
}

function renderComponentInputs({ name, fields }: Component): string {
  const where = `where: ${name}WhereUniqueInput!`;
  return `input ${name}WhereUniqueInput { id: ID }
input ${name}CreateInput { ${renderInputFields(fields, 'Create')} }
input ${name}UpdateInput { ${renderInputFields(fields, 'Update')} }
input ${name}UpsertInput { create: ${name}CreateInput! update: ${name}UpdateInput! }
input ${name}CreateWithPositionInput { data: ${name}CreateInput! position: ConnectPositionInput }
input ${name}UpdateWithNestedWhereUniqueInput { ${where} data: ${name}UpdateInput! }
input ${name}UpdateWithNestedWhereUniqueAndPositionInput { ${where} data: ${name}UpdateInput position: ConnectPositionInput }
input ${name}UpsertWithNestedWhereUniqueInput { ${where} data: ${name}UpsertInput! }
input ${name}UpsertWithNestedWhereUniqueAndPositionInput { ${where} data: ${name}UpsertInput position: ConnectPositionInput }
${renderInlineInputs(name)}`;
}

/** Inputs of a union: one member each, under its name. */
function renderUnionInputs(name: string, members: readonly string[]): string {
  const suffixes = [
    ...['WhereUniqueInput', 'CreateInput', 'CreateWithPositionInput'],
    ...['Update', 'Upsert'].flatMap((verb) => [
      `${verb}WithNestedWhereUniqueInput`,
      `${verb}WithNestedWhereUniqueAndPositionInput`,
    ]),
  ];
  const inputs = suffixes.map(
    (suffix) => `input ${name}${suffix} { ${members.map((member) => `${member}: ${member}${suffix}`).join(' ')} }`,
  );
  return [...inputs, renderInlineInputs(name)].join('\n');
}

/** Inputs for writing components and unions inside entries one by one (HY-70). */
export function renderComponentWriteInputs({ components, unions }: ContentModel): string {
  return [
    ...components.map(renderComponentInputs),
    ...Object.entries(unions).map(([name, members]) => renderUnionInputs(name, members)),
  ].join('\n');
}

/** Names of the inputs with component actions, which also accept the whole value. */
export function listWholeInputs({ components, unions }: ContentModel): ReadonlySet<string> {
  const names = [...components.map(({ name }) => name), ...Object.keys(unions)];
  const counts = ['CreateOne', 'CreateMany', 'UpdateOne', 'UpdateMany'];
  return new Set(names.flatMap((name) => counts.map((count) => `${name}${count}InlineInput`)));
}
