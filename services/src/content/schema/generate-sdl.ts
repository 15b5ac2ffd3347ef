import { type Component, type ContentModel, type Field, isLocalizedModel, type Model } from '../model/model-types.ts';
import { listFilters, listOrderFields, listUniqueFields } from './filters.ts';

const pagingArguments = 'skip: Int, after: String, before: String, first: Int, last: Int';

const systemTypes = `
scalar DateTime
scalar Json
scalar RichTextAST
enum Stage { DRAFT PUBLISHED }
enum ImageFit { clip crop scale max }
input ImageResizeInput { width: Int height: Int fit: ImageFit }
input ImageTransformationInput { resize: ImageResizeInput }
input AssetTransformationInput { image: ImageTransformationInput }
input ConnectInput { id: ID! }
input ConnectOneInput { connect: ConnectInput disconnect: Boolean }
input ConnectManyInput { set: [ConnectInput!] connect: [ConnectInput!] disconnect: [ConnectInput!] }
interface Node { id: ID! stage: Stage! }
type RichText { raw: RichTextAST! html: String! markdown: String! text: String! }
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String pageSize: Int }
type Aggregate { count: Int! }
`;

function renderEnum(name: string, values: readonly string[]): string {
  return `enum ${name} { ${values.join(' ')} }`;
}

function renderOutputType(field: Field): string {
  if (field.kind === 'scalar' && field.list === true) return '[String!]!';
  if (field.list === true) return `[${field.type}!]!`;
  return field.required === true ? `${field.type}!` : field.type;
}

function renderOutputField(field: Field, modelName: string): string {
  const type = renderOutputType(field);
  if (modelName === 'Asset' && field.name === 'url') return `url(transformation: AssetTransformationInput): ${type}`;
  if (field.kind !== 'relation') return `${field.name}: ${type}`;
  if (field.list !== true) return `${field.name}(locales: [Locale!]): ${type}`;
  const { type: related } = field;
  const input = `where: ${related}WhereInput, orderBy: ${related}OrderByInput, ${pagingArguments}, locales: [Locale!]`;
  return `${field.name}(${input}): ${type}`;
}

function renderComponent(component: Component): string {
  return `type ${component.name} { ${component.fields.map((field) => renderOutputField(field, component.name)).join(' ')} }`;
}

function renderModelType(model: Model, locales: readonly string[]): string {
  const localeFields = isLocalizedModel(model)
    ? [
        'locale: Locale!',
        `localizations(locales: [Locale!]! = [${locales.join(', ')}], includeCurrent: Boolean! = false): [${model.name}!]!`,
      ]
    : [];
  const fields = [
    'id: ID!',
    'stage: Stage!',
    'createdAt: DateTime!',
    'updatedAt: DateTime!',
    'publishedAt: DateTime',
    `documentInStages(stages: [Stage!]! = [PUBLISHED, DRAFT], includeCurrent: Boolean! = false): [${model.name}!]!`,
    ...localeFields,
    ...model.fields.map((field) => renderOutputField(field, model.name)),
  ];
  return `type ${model.name} implements Node {\n  ${fields.join('\n  ')}\n}`;
}

function renderModelInputs(model: Model): string {
  const { name } = model;
  const where = listFilters(model).map((filter) => `${filter.key}: ${filter.inputType}`);
  const order = listOrderFields(model).flatMap((field) => [`${field.name}_ASC`, `${field.name}_DESC`]);
  const unique = listUniqueFields(model).map((field) => `${field.name}: ${field.type}`);
  return `input ${name}WhereInput {
  _search: String
  AND: [${name}WhereInput!]
  OR: [${name}WhereInput!]
  NOT: [${name}WhereInput!]
  ${where.join('\n  ')}
}
input ${name}WhereUniqueInput { ${unique.join(' ')} }
enum ${name}OrderByInput { ${order.join(' ')} }
type ${name}Edge { cursor: String! node: ${name}! }
type ${name}Connection { edges: [${name}Edge!]! pageInfo: PageInfo! aggregate: Aggregate! }`;
}

function renderWriteField(field: Field): string {
  if (field.kind === 'component' || field.kind === 'union') return `${field.name}: Json`;
  if (field.kind === 'relation')
    return `${field.name}: ${field.list === true ? 'ConnectManyInput' : 'ConnectOneInput'}`;
  const type = field.type === 'RichText' ? 'RichTextAST' : field.type;
  return `${field.name}: ${field.list === true ? `[${type}!]` : type}`;
}

function renderWriteInputs(model: Model): string {
  const { name } = model;
  const fields = model.fields.map(renderWriteField);
  if (!isLocalizedModel(model)) return `input ${name}DataInput { ${fields.join(' ')} }`;
  const localized = model.fields.filter((field) => field.localized === true).map(renderWriteField);
  return `input ${name}DataInput { ${fields.join(' ')} localizations: ${name}LocalizationsInput }
input ${name}LocalizationDataInput { ${localized.join(' ')} }
input ${name}LocalizationInput { locale: Locale! data: ${name}LocalizationDataInput! }
input ${name}LocalizationsInput { create: [${name}LocalizationInput!] update: [${name}LocalizationInput!] delete: [Locale!] }`;
}

function renderRootFields(model: Model, defaultLocale: string): string {
  const { name, plural } = model;
  const singular = lowerFirst(name);
  const view = `stage: Stage! = PUBLISHED, locales: [Locale!]! = [${defaultLocale}]`;
  const list = `where: ${name}WhereInput, orderBy: ${name}OrderByInput, ${pagingArguments}, ${view}`;
  return `  ${singular}(where: ${name}WhereUniqueInput!, ${view}): ${name}
  ${plural}(${list}): [${name}!]!
  ${plural}Connection(${list}): ${name}Connection!`;
}

function renderMutationFields({ name }: Model): string {
  const where = `where: ${name}WhereUniqueInput!`;
  return `  create${name}(data: ${name}DataInput!): ${name}
  update${name}(${where}, data: ${name}DataInput!): ${name}
  delete${name}(${where}): ${name}
  publish${name}(${where}, to: [Stage!]! = [PUBLISHED], locales: [Locale!], publishBase: Boolean = true, withDefaultLocale: Boolean = true): ${name}
  unpublish${name}(${where}, from: [Stage!]! = [PUBLISHED], locales: [Locale!], unpublishBase: Boolean = true): ${name}`;
}

/** First letter in lower case: the singular root field of a model. */
export function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Generates the schema text of a content model in the form of the vendor's content API (HY-10..24, HY-70). */
export function generateSdl(contentModel: ContentModel): string {
  const { locales, models } = contentModel;
  return [
    systemTypes,
    renderEnum('Locale', locales),
    ...Object.entries(contentModel.enums).map(([name, values]) => renderEnum(name, values)),
    ...Object.entries(contentModel.unions).map(([name, members]) => `union ${name} = ${members.join(' | ')}`),
    ...contentModel.components.map(renderComponent),
    ...models.flatMap((model) => [renderModelType(model, locales), renderModelInputs(model), renderWriteInputs(model)]),
    'type Query {',
    '  node(id: ID!, stage: Stage! = PUBLISHED, locales: [Locale!]! = ['.concat(locales[0], ']): Node'),
    ...models.map((model) => renderRootFields(model, locales[0])),
    '}',
    'type Mutation {',
    ...models.map(renderMutationFields),
    '}',
  ].join('\n');
}
