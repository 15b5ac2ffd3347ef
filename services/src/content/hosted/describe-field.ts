import type { ContentModel, Field } from '../model/model-types.ts';
import { upperFirst } from '../schema/sdl/names.ts';
import type { HostedChange, HostedField } from './hosted-model.ts';
import { nameForPeople, nameHostedModel } from './hosted-names.ts';

/** Where a field belongs, and whether that is a component that all languages of an entry share. */
export interface FieldPlace {
  readonly parent: string;
  readonly isComponent: boolean;
  /** In a component: whether its values differ by language, because the field that holds it is localized. */
  readonly isLocalized: boolean;
}

const simpleTypes = {
  ID: 'ID',
  String: 'STRING',
  Int: 'INT',
  Float: 'FLOAT',
  Boolean: 'BOOLEAN',
  DateTime: 'DATETIME',
  Json: 'JSON',
  RichText: 'RICHTEXT',
} as const;

type Described = Pick<HostedChange, 'operation'> & {
  readonly type: string;
  readonly input: Readonly<Record<string, unknown>>;
};

/** The other side: any number of entries may refer to this one, whatever that field holds. */
function describeReverse({ parent, isComponent }: FieldPlace, field: Field) {
  const apiId = `${parent.charAt(0).toLowerCase()}${parent.slice(1)}${upperFirst(field.name)}`;
  return {
    apiId,
    modelApiId: nameHostedModel(field.type),
    displayName: nameForPeople(apiId),
    isList: true,
    visibility: 'API_ONLY',
    ...(isComponent ? { isUnidirectional: true } : {}),
  };
}

function describeKind(contentModel: ContentModel, place: FieldPlace, field: Field): Described {
  switch (field.kind) {
    case 'scalar': {
      const embeds = field.embeds?.map(nameHostedModel);
      const type = simpleTypes[field.type];
      return {
        operation: 'createSimpleField',
        type: embeds === undefined ? type : `${type} with ${[...embeds].sort().join(', ')}`,
        input: {
          type,
          ...(embeds === undefined ? {} : { embedsEnabled: true, embeddableModels: embeds }),
          ...(field.default === undefined ? {} : { initialValue: field.default }),
        },
      };
    }
    case 'enum':
      return {
        operation: 'createEnumerableField',
        type: `ENUMERATION ${field.type}`,
        input: { enumerationApiId: field.type },
      };
    case 'relation': {
      const type = field.type === 'Asset' ? 'ASSET' : 'RELATION';
      return {
        operation: 'createRelationalField',
        type: `${type} ${nameHostedModel(field.type)}`,
        input: { type, reverseField: describeReverse(place, field) },
      };
    }
    case 'component':
      return {
        operation: 'createComponentField',
        type: `COMPONENT ${field.type}`,
        input: { componentApiId: field.type },
      };
    case 'union': {
      const members = contentModel.unions[field.type] ?? [];
      return {
        operation: 'createComponentUnionField',
        type: `COMPONENT_UNION ${[...members].sort().join(', ')}`,
        input: { componentApiIds: members },
      };
    }
  }
}

/**
 * A field in the form of the hosted system, where only single values and enumerations can be localized: for a localized
 * component field here, the values inside its components are localized there (see `FieldPlace`), and only they and
 * files can be required.
 */
export function describeField(contentModel: ContentModel, place: FieldPlace, field: Field): HostedField {
  const { operation, type, input } = describeKind(contentModel, place, field);
  const isValue = field.kind === 'scalar' || field.kind === 'enum';
  const isLocalized = isValue && (place.isComponent ? place.isLocalized : field.localized === true);
  const form = {
    type,
    isList: field.list === true,
    isLocalized,
    isRequired: isValue && field.required === true,
    isUnique: isValue && field.unique === true,
  };
  const flags = isValue
    ? { isLocalized, isRequired: form.isRequired, isUnique: form.isUnique }
    : field.kind === 'relation'
      ? {}
      : { isRequired: false };
  const description = field.needed === true ? { description: 'Must be there when the entry is published.' } : {};
  return {
    parent: place.parent,
    apiId: field.name,
    form,
    change: {
      operation,
      input: {
        apiId: field.name,
        parentApiId: place.parent,
        displayName: nameForPeople(field.name),
        ...description,
        isList: form.isList,
        ...flags,
        ...input,
      },
    },
  };
}
