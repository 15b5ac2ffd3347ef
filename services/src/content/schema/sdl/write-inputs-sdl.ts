import { type Field, isLocalizedModel, type Model } from '../../model/model-types.ts';
import { listUniqueFields } from './filters.ts';

type Purpose = 'Create' | 'Update';

function renderType(field: Field, purpose: Purpose): string {
  if (field.kind === 'relation' || field.kind === 'component' || field.kind === 'union') {
    return `${field.type}${purpose}${field.list === true ? 'Many' : 'One'}InlineInput`;
  }
  const type = field.type === 'RichText' ? 'RichTextAST' : field.type;
  return field.list === true ? `[${type}!]` : type;
}

function renderField(field: Field, purpose: Purpose): string {
  const isSingle = field.list !== true && (field.kind === 'scalar' || field.kind === 'enum');
  const isDemanded = purpose === 'Create' && field.required === true && isSingle;
  return `${field.name}: ${renderType(field, purpose)}${isDemanded ? '!' : ''}`;
}

/** Fields of the input that creates or changes a model or component. */
export function renderInputFields(fields: readonly Field[], purpose: Purpose): string {
  return fields.map((field) => renderField(field, purpose)).join(' ');
}

function renderConnectInputs(model: Model): string {
  const { name } = model;
  const unique = listUniqueFields(model).map((field) => `${field.name}: ${field.type}`);
  const shared = `input ${name}WhereUniqueInput { ${unique.join(' ')} }
input ${name}ConnectInput { where: ${name}WhereUniqueInput! position: ConnectPositionInput }`;
  const connectMany = `connect: [${name}WhereUniqueInput!]`;
  const changeMany = `set: [${name}WhereUniqueInput!] connect: [${name}ConnectInput!] disconnect: [${name}WhereUniqueInput!]`;
  // Internal models can only be connected.
  if (model.isSystem === true) {
    return `${shared}
input ${name}CreateOneInlineInput { connect: ${name}WhereUniqueInput }
input ${name}CreateManyInlineInput { ${connectMany} }
input ${name}UpdateOneInlineInput { connect: ${name}WhereUniqueInput disconnect: Boolean }
input ${name}UpdateManyInlineInput { ${changeMany} }`;
  }
  const [update, upsert] = [`${name}UpdateWithNestedWhereUniqueInput`, `${name}UpsertWithNestedWhereUniqueInput`];
  return `${shared}
input ${update} { where: ${name}WhereUniqueInput! data: ${name}UpdateInput! }
input ${upsert} { where: ${name}WhereUniqueInput! data: ${name}UpsertInput! }
input ${name}CreateOneInlineInput { connect: ${name}WhereUniqueInput create: ${name}CreateInput }
input ${name}CreateManyInlineInput { ${connectMany} create: [${name}CreateInput!] }
input ${name}UpdateOneInlineInput {
  connect: ${name}WhereUniqueInput disconnect: Boolean create: ${name}CreateInput
  update: ${update} upsert: ${upsert} delete: Boolean
}
input ${name}UpdateManyInlineInput {
  ${changeMany} create: [${name}CreateInput!]
  update: [${update}!] upsert: [${upsert}!] delete: [${name}WhereUniqueInput!]
}`;
}

function renderLocalizationInputs({ name, fields }: Model): string {
  const localized = fields.filter((field) => field.localized === true);
  return `input ${name}CreateLocalizationDataInput { ${renderInputFields(localized, 'Create')} }
input ${name}UpdateLocalizationDataInput { ${renderInputFields(localized, 'Update')} }
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

/** Values that many entries can be given at once: their own, not unique; no relations or components. */
function renderUpdateManyInputs({ name, fields }: Model): string {
  const shared = fields.filter(({ kind, unique }) => (kind === 'scalar' || kind === 'enum') && unique !== true);
  const localized = shared.filter((field) => field.localized === true);
  const values = renderInputFields(shared, 'Update');
  if (localized.length === 0) return `input ${name}UpdateManyInput { ${values === '' ? '_: String' : values} }`;
  return `input ${name}UpdateManyInput { ${values} localizations: ${name}UpdateManyLocalizationsInput }
input ${name}UpdateManyLocalizationsInput { update: [${name}UpdateManyLocalizationInput!] }
input ${name}UpdateManyLocalizationInput { locale: Locale! data: ${name}UpdateManyLocalizationDataInput! }
input ${name}UpdateManyLocalizationDataInput { ${renderInputFields(localized, 'Update')} }`;
}

/** Inputs for writing and connecting entries of a model (HY-70, HY-72); system models can only be connected. */
export function renderWriteInputs(model: Model): string {
  const { name, fields } = model;
  const connect = renderConnectInputs(model);
  if (name === 'ScheduledRelease') {
    const release = 'title: String description: String errorMessage: String isActive: Boolean releaseAt: DateTime';
    return `${connect}\ninput ${name}CreateInput { ${release} }\ninput ${name}UpdateInput { ${release} }`;
  }
  if (model.isSystem === true) return connect;
  const isLocalized = isLocalizedModel(model);
  const localizations = (purpose: Purpose) =>
    isLocalized ? ` localizations: ${name}${purpose}LocalizationsInput` : '';
  return `${connect}
input ${name}CreateInput { ${renderInputFields(fields, 'Create')}${localizations('Create')} }
input ${name}UpdateInput { ${renderInputFields(fields, 'Update')}${localizations('Update')} }
input ${name}UpsertInput { create: ${name}CreateInput! update: ${name}UpdateInput! }
${renderUpdateManyInputs(model)}
${isLocalized ? renderLocalizationInputs(model) : ''}`;
}
