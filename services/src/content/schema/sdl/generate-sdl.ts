import {
  type Component,
  type ContentModel,
  type Field,
  isLocalizedModel,
  type Model,
} from '../../model/model-types.ts';
import { renderComponentWriteInputs } from './component-inputs-sdl.ts';
import { nameEmbeddingText, renderEmbeddingTexts } from './embedding-texts-sdl.ts';
import { type Filter, listFilters, listOrderFields, listSystemRelations } from './filters.ts';
import { renderMutationFields } from './mutations-sdl.ts';
import { lowerFirst } from './names.ts';
import { systemSdl } from './system-sdl.ts';
import { renderWriteInputs } from './write-inputs-sdl.ts';

const pagingArguments = 'skip: Int, after: String, before: String, first: Int, last: Int';

function renderEnum(name: string, values: readonly string[], comment = ''): string {
  return `enum ${name} { ${comment}${values.join(' ')} }`;
}

function renderOutputType(field: Field, owner: string): string {
  if (field.embeds !== undefined) return nameEmbeddingText(owner, field);
  if (field.kind === 'scalar' && field.list === true) return '[String!]!';
  if (field.list === true) return `[${field.type}!]!`;
  return field.required === true ? `${field.type}!` : field.type;
}

function renderOutputField(field: Field, modelName: string): string {
  const type = renderOutputType(field, modelName);
  if (modelName === 'Asset' && field.name === 'url') return `url(transformation: AssetTransformationInput): ${type}`;
  // A file without a name is called by the id of its asset.
  if (modelName === 'Asset' && field.name === 'handle') return 'handle: String!';
  // Forms ask for the description, because the type alone would offer layouts of other kinds of blocks.
  const description = field.choices === undefined ? '' : `"One of: ${field.choices.join(', ')}"\n`;
  if (field.kind !== 'relation') return `${description}${field.name}: ${type}`;
  if (field.list !== true) return `${field.name}(locales: [Locale!], forceParentLocale: Boolean): ${type}`;
  return `${field.name}(${renderListArguments(field.type)}, locales: [Locale!], forceParentLocale: Boolean): ${type}`;
}

function renderListArguments(name: string): string {
  return `where: ${name}WhereInput, orderBy: ${name}OrderByInput, ${pagingArguments}`;
}

function renderComponent({ name, fields }: Component): string {
  return `type ${name} { id: ID! ${fields.map((field) => renderOutputField(field, name)).join(' ')} }`;
}

function renderSystemFields(model: Model, locales: readonly string[]): readonly string[] {
  const { name } = model;
  const variation = isLocalizedModel(model) ? '(variation: SystemDateTimeFieldVariation! = COMBINED)' : '';
  const always = ['id: ID!', 'stage: Stage!'];
  const times = [
    `createdAt${variation}: DateTime!`,
    `updatedAt${variation}: DateTime!`,
    `publishedAt${variation}: DateTime`,
  ];
  const stages = `documentInStages(stages: [Stage!]! = [PUBLISHED, DRAFT], includeCurrent: Boolean! = false, inheritLocale: Boolean! = false): [${name}!]!`;
  const parentLocale = 'locales: [Locale!], forceParentLocale: Boolean';
  const people = listSystemRelations(model)
    .filter(({ type }) => type === 'User')
    .map((field) => `${field.name}(${parentLocale}): User`);
  if (model.isSystem === true) return [...always, ...times, ...people, stages];
  const localized = isLocalizedModel(model)
    ? [
        'locale: Locale!',
        `localizations(locales: [Locale!]! = [${locales.join(', ')}], includeCurrent: Boolean! = false): [${name}!]!`,
      ]
    : [];
  return [
    ...always,
    ...times,
    ...people,
    stages,
    'history(limit: Int! = 10, skip: Int! = 0, stageOverride: Stage): [Version!]!',
    `scheduledIn(where: ScheduledOperationWhereInput, ${pagingArguments}, ${parentLocale}): [ScheduledOperation!]!`,
    ...localized,
  ];
}

function renderModelType(model: Model, locales: readonly string[]): string {
  const own = model.fields.map((field) => renderOutputField(field, model.name));
  const special =
    model.name === 'ScheduledOperation'
      ? [
          `affectedDocuments(${pagingArguments}, locales: [Locale!], forceParentLocale: Boolean): [ScheduledOperationAffectedDocument!]!`,
        ]
      : [];
  const fields = [...renderSystemFields(model, locales), ...own, ...special];
  return `type ${model.name} implements Node {\n  ${fields.join('\n  ')}\n}`;
}

function renderWhereInput(model: Model, inputName: string, filters: readonly Filter[]): string {
  const { name } = model;
  const keys = filters.map((filter) => `${filter.key}: ${filter.inputType}`);
  const stages =
    model.isSystem === true
      ? []
      : ['every', 'some', 'none'].map((quantity) => `documentInStages_${quantity}: ${name}WhereStageInput`);
  return `input ${inputName} {
  _search: String
  AND: [${name}WhereInput!]
  OR: [${name}WhereInput!]
  NOT: [${name}WhereInput!]
  ${[...keys, ...stages].join('\n  ')}
}`;
}

function renderModelInputs(model: Model): string {
  const { name } = model;
  const filters = listFilters(model);
  // Writes of many entries do not depend on their locale.
  const shared = filters.filter(({ field }) => field.localized !== true);
  const order = listOrderFields(model).flatMap((field) => [`${field.name}_ASC`, `${field.name}_DESC`]);
  const written =
    model.isSystem === true
      ? ''
      : `${renderWhereInput(model, `${name}ManyWhereInput`, shared)}
input ${name}WhereComparatorInput { outdated_to: Boolean }
input ${name}WhereStageInput {
  AND: [${name}WhereStageInput!] OR: [${name}WhereStageInput!] NOT: [${name}WhereStageInput!]
  stage: Stage
  compareWithParent: ${name}WhereComparatorInput
}`;
  return `${renderWhereInput(model, `${name}WhereInput`, filters)}
${written}
enum ${name}OrderByInput { ${order.join(' ')} }
type ${name}Edge { cursor: String! node: ${name}! }
type ${name}Connection { edges: [${name}Edge!]! pageInfo: PageInfo! aggregate: Aggregate! }`;
}

function renderRootFields(model: Model, defaultLocale: string): string {
  const { name, plural } = model;
  const singular = lowerFirst(name);
  const view = `stage: Stage! = PUBLISHED, locales: [Locale!]! = [${defaultLocale}]`;
  const list = `${renderListArguments(name)}, ${view}`;
  const version = model.isSystem === true ? '' : `\n  ${singular}Version(where: VersionWhereInput!): DocumentVersion`;
  return `  ${singular}(where: ${name}WhereUniqueInput!, ${view}): ${name}
  ${plural}(${list}): [${name}!]!
  ${plural}Connection(${list}): ${name}Connection!${version}`;
}

/** Generates the schema text of a content model in the form of the vendor's content API (HY-10..24, HY-70, HY-71). */
export function generateSdl(contentModel: ContentModel): string {
  const { locales, models } = contentModel;
  const published = models.filter(({ isSystem }) => isSystem !== true).map(({ name }) => name);
  return [
    systemSdl,
    renderEnum('Locale', locales, '"System locale"\n'),
    ...Object.entries(contentModel.enums).map(([name, values]) => renderEnum(name, values)),
    ...Object.entries(contentModel.unions).map(([name, members]) => `union ${name} = ${members.join(' | ')}`),
    `union ScheduledOperationAffectedDocument = ${published.join(' | ')}`,
    ...contentModel.components.map(renderComponent),
    ...[...contentModel.components, ...models].map(renderEmbeddingTexts),
    ...models.flatMap((model) => [renderModelType(model, locales), renderModelInputs(model), renderWriteInputs(model)]),
    renderComponentWriteInputs(contentModel),
    'type Query {',
    `  node(id: ID!, stage: Stage! = PUBLISHED, locales: [Locale!]! = [${locales[0]}]): Node`,
    ...models.map((model) => renderRootFields(model, locales[0])),
    '}',
    'type Mutation {',
    ...models.map(renderMutationFields),
    '}',
  ].join('\n');
}
