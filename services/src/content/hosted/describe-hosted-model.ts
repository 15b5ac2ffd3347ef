import type { ContentModel, Field } from '../model/model-types.ts';
import { systemEnums } from '../model/system-models.ts';
import { upperFirst } from '../schema/sdl/names.ts';
import { describeField } from './describe-field.ts';
import type { HostedField, HostedModel } from './hosted-model.ts';
import { nameHostedModel } from './hosted-names.ts';

/** The fields of an asset in every project; the others are added to it. */
const assetFields: ReadonlySet<string> = new Set([
  ...['fileName', 'handle', 'mimeType', 'size', 'width', 'height', 'url'],
]);

function listHeld(contentModel: ContentModel, field: Field): readonly string[] {
  if (field.kind === 'component') return [field.type];
  return field.kind === 'union' ? (contentModel.unions[field.type] ?? []) : [];
}

/** Components that occur, at any depth, in a field whose value differs by language. */
function findLocalizedComponents(contentModel: ContentModel): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    const component = contentModel.components.find((candidate) => candidate.name === name);
    for (const field of component?.fields ?? []) listHeld(contentModel, field).forEach(visit);
  };
  for (const field of contentModel.models.flatMap(({ fields }) => fields)) {
    if (field.localized === true) listHeld(contentModel, field).forEach(visit);
  }
  return found;
}

/** Single values come first: by then all components and models exist, and so do the fields that refer to them. */
function orderFields(fields: readonly HostedField[]): readonly HostedField[] {
  const order = ['createSimpleField', 'createEnumerableField', 'createRelationalField', 'createComponentField'];
  const rank = ({ change }: HostedField) => (order.indexOf(change.operation) + order.length + 1) % (order.length + 1);
  return fields
    .map((field, place) => ({ field, place }))
    .sort((left, right) => rank(left.field) - rank(right.field) || left.place - right.place)
    .map(({ field }) => field);
}

function listRemarks(contentModel: ContentModel): readonly string[] {
  const models = contentModel.models.filter(({ isSystem }) => isSystem !== true);
  const renamed = models
    .filter(({ name }) => nameHostedModel(name) !== name)
    .map(
      ({ name, plural }) =>
        `${name} is called ${nameHostedModel(name)} there, because every project has a type ${name}; lists are \`${plural}\` in both.`,
    );
  const secrets = models.flatMap(({ name, fields }) =>
    fields
      .filter(({ secret }) => secret === true)
      .map((field) => `${name}.${field.name} is readable there for every token that may read ${name}.`),
  );
  const shared = models.flatMap(({ name, fields }) =>
    fields
      .filter((field) => field.localized === true && listHeld(contentModel, field).length > 0)
      .map(
        (field) =>
          `${name}.${field.name}: all languages share the components there, and each has its own values inside them.`,
      ),
  );
  const localized = findLocalizedComponents(contentModel);
  const mixed = models.flatMap(({ name, fields }) =>
    fields
      .filter((field) => field.localized !== true && listHeld(contentModel, field).some((held) => localized.has(held)))
      .map(
        (field) => `${name}.${field.name}: its component has other values in each language there, as it has elsewhere.`,
      ),
  );
  const needed = [...models, ...contentModel.components].flatMap(({ name, fields }) =>
    fields.filter((field) => field.needed === true).map((field) => `${name}.${field.name}`),
  );
  return [...renamed, ...secrets, ...shared, ...mixed, `Not demanded by the hosted system: ${needed.join(', ')}.`];
}

/** Translates the site's content model into that of a hosted project. */
export function describeHostedModel(contentModel: ContentModel): HostedModel {
  const models = contentModel.models.filter(({ isSystem }) => isSystem !== true);
  const localized = findLocalizedComponents(contentModel);
  const ofModels = models.flatMap(({ name, fields }) => {
    const place = { parent: nameHostedModel(name), isComponent: false, isLocalized: false };
    return fields
      .filter((field) => name !== 'Asset' || !assetFields.has(field.name))
      .map((field) => describeField(contentModel, place, field));
  });
  const ofComponents = contentModel.components.flatMap(({ name, fields }) => {
    const place = { parent: name, isComponent: true, isLocalized: localized.has(name) };
    return fields.map((field) => describeField(contentModel, place, field));
  });
  return {
    locales: contentModel.locales,
    enumerations: Object.fromEntries(
      Object.entries(contentModel.enums).filter(([name]) => !Object.hasOwn(systemEnums, name)),
    ),
    models: models
      .filter(({ name }) => name !== 'Asset')
      .map(({ name, plural }) => ({ apiId: nameHostedModel(name), apiIdPlural: upperFirst(plural) })),
    components: contentModel.components.map(({ name }) => ({ apiId: name, apiIdPlural: `${name}List` })),
    fields: orderFields([...ofComponents, ...ofModels]),
    remarks: listRemarks(contentModel),
  };
}
