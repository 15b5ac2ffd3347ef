import { type Field, isLocalizedModel, type Model } from '../model/model-types.ts';
import { listUniqueFields } from './filters.ts';

type Purpose = 'Create' | 'Update';

function renderType(field: Field, purpose: Purpose): string {
  // Components and unions are written whole, as the JSON that they are kept as.
  if (field.kind === 'component' || field.kind === 'union') return 'Json';
  if (field.kind === 'relation') return `${field.type}${purpose}${field.list === true ? 'Many' : 'One'}InlineInput`;
  const type = field.type === 'RichText' ? 'RichTextAST' : field.type;
  return field.list === true ? `[${type}!]` : type;
}

function renderField(field: Field, purpose: Purpose): string {
  const isDemanded =
    purpose === 'Create' && field.required === true && field.list !== true && field.kind !== 'relation';
  return `${field.name}: ${renderType(field, purpose)}${isDemanded ? '!' : ''}`;
}

function renderFields(fields: readonly Field[], purpose: Purpose): string {
  return fields.map((field) => renderField(field, purpose)).join(' ');
}

function renderConnectInputs(model: Model): string {
  const { name } = model;
  const unique = listUniqueFields(model).map((field) => `${field.name}: ${field.type}`);
  return `input ${name}WhereUniqueInput { ${unique.join(' ')} }
input ${name}ConnectInput { where: ${name}WhereUniqueInput! position: ConnectPositionInput }
input ${name}CreateOneInlineInput { connect: ${name}WhereUniqueInput }
input ${name}CreateManyInlineInput { connect: [${name}WhereUniqueInput!] }
input ${name}UpdateOneInlineInput { connect: ${name}WhereUniqueInput disconnect: Boolean }
input ${name}UpdateManyInlineInput {
  set: [${name}WhereUniqueInput!] connect: [${name}ConnectInput!] disconnect: [${name}WhereUniqueInput!]
}`;
}

function renderLocalizationInputs({ name, fields }: Model): string {
  const localized = fields.filter((field) => field.localized === true);
  return `input ${name}CreateLocalizationDataInput { ${renderFields(localized, 'Create')} }
input ${name}UpdateLocalizationDataInput { ${renderFields(localized, 'Update')} }
input ${name}CreateLocalizationInput { locale: Locale! data: ${name}CreateLocalizationDataInput! }
input ${name}UpdateLocalizationInput { locale: Locale! data: ${name}UpdateLocalizationDataInput! }
input ${name}UpsertLocalizationInput {
  locale: Locale! create: ${name}CreateLocalizationDataInput! update: ${name}UpdateLocalizationDataInput!
}
input ${name}CreateLocalizationsInput { create: [${name}CreateLocalizationInput!] }
input ${name}UpdateLocalizationsInput {
  create: [${name}CreateLocalizationInput!] update: [${name}UpdateLocalizationInput!]
  upsert: [${name}UpsertLocalizationInput!] delete: [Locale!]
}`;
}

/** Inputs by which entries of a model are written and connected (HY-70, HY-72); system models are only connected. */
export function renderWriteInputs(model: Model): string {
  const { name, fields } = model;
  const connect = renderConnectInputs(model);
  if (name === 'ScheduledRelease') {
    const release = 'title: String description: String isActive: Boolean releaseAt: DateTime';
    return `${connect}\ninput ${name}CreateInput { ${release} }\ninput ${name}UpdateInput { ${release} }`;
  }
  if (model.isSystem === true) return connect;
  const isLocalized = isLocalizedModel(model);
  const localizations = (purpose: Purpose) =>
    isLocalized ? ` localizations: ${name}${purpose}LocalizationsInput` : '';
  return `${connect}
input ${name}CreateInput { ${renderFields(fields, 'Create')}${localizations('Create')} }
input ${name}UpdateInput { ${renderFields(fields, 'Update')}${localizations('Update')} }
input ${name}UpsertInput { create: ${name}CreateInput! update: ${name}UpdateInput! }
${isLocalized ? renderLocalizationInputs(model) : ''}`;
}
