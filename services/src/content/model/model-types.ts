/** Types of single values a field can have; RichText is stored as its syntax tree. */
export type ScalarName = 'ID' | 'String' | 'Int' | 'Float' | 'Boolean' | 'DateTime' | 'Json' | 'RichText';

interface FieldBase {
  readonly name: string;
  readonly list?: boolean;
  readonly required?: boolean;
  readonly localized?: boolean;
  readonly unique?: boolean;
  /** An entry may be drafted but not published without it. */
  readonly needed?: boolean;
  /** The value of a field that was never written or was emptied. */
  readonly default?: string;
  /** Of a relation: identifies the entry that a new entry refers to by default. */
  readonly defaultWhere?: Readonly<Record<string, unknown>>;
  /** Of rich text: models whose entries may be embedded in it or linked from it (HY-51). */
  readonly embeds?: readonly string[];
  /** The choices of an enum that this field can take, of an enum that others share; absent are all. */
  readonly choices?: readonly string[];
  /** Only tokens that may see secrets can read it or filter by it. */
  readonly secret?: boolean;
}

/** One field of a model or component; `type` names a scalar, enum, model (relation), component or union. */
export type Field = FieldBase &
  (
    | { readonly kind: 'scalar'; readonly type: ScalarName }
    | { readonly kind: 'enum' | 'relation' | 'component' | 'union'; readonly type: string }
  );

/** A content type with root fields; a model with at least one localized field has locales of its own (HY-16). */
export interface Model {
  readonly name: string;
  readonly plural: string;
  readonly fields: readonly Field[];
  /** Kept by the service itself: has no stages and is written by no generic mutation (HY-15, HY-71). */
  readonly isSystem?: boolean;
}

/** A group of values inside an entry; it has no root fields and no identity. */
export interface Component {
  readonly name: string;
  readonly fields: readonly Field[];
}

/** The whole content model, from which the schema, the filters and the checks of written data are derived. */
export interface ContentModel {
  readonly locales: readonly [string, ...string[]];
  readonly enums: Readonly<Record<string, readonly string[]>>;
  readonly unions: Readonly<Record<string, readonly string[]>>;
  readonly components: readonly Component[];
  readonly models: readonly Model[];
}

type Options = Omit<FieldBase, 'name'>;

/** Describes a field with a single value (or a list of them). */
export function createScalarField(name: string, type: ScalarName, options: Options = {}): Field {
  return { kind: 'scalar', name, type, ...options };
}

/** Describes a field that names an enum, model, component or union of the content model. */
export function createTypedField(
  kind: 'enum' | 'relation' | 'component' | 'union',
  name: string,
  type: string,
  options: Options = {},
): Field {
  return { kind, name, type, ...options };
}

/** Whether the model's entries exist per locale. */
export function isLocalizedModel(model: Model): boolean {
  return model.fields.some((field) => field.localized === true);
}

/** The model with a name; throws for an unknown one, which is a mistake in the content model or the sample content. */
export function findModel(contentModel: ContentModel, name: string): Model {
  const model = contentModel.models.find((candidate) => candidate.name === name);
  if (model === undefined) throw new Error(`The content model has no model ${name}`);
  return model;
}

/** The component with a name; throws for an unknown one. */
export function findComponent(contentModel: ContentModel, name: string): Component {
  const component = contentModel.components.find((candidate) => candidate.name === name);
  if (component === undefined) throw new Error(`The content model has no component ${name}`);
  return component;
}
