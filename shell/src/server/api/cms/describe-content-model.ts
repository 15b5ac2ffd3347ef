import * as v from 'valibot';

const reference = '{ kind name ofType { kind name ofType { kind name ofType { kind name } } } }';

/** Queries the types of the content system. */
export const typesQuery = `{ __schema { types {
  kind name fields { name description type ${reference} } enumValues { name } possibleTypes { name } interfaces { name }
} } }`;

interface TypeReference {
  readonly kind: string;
  readonly name: string | null;
  readonly ofType?: TypeReference | null | undefined;
}

const referenceSchema: v.GenericSchema<unknown, TypeReference> = v.object({
  kind: v.string(),
  name: v.nullable(v.string()),
  ofType: v.nullish(v.lazy(() => referenceSchema)),
});
const namedSchema = v.array(v.object({ name: v.string() }));
const typesSchema = v.object({
  data: v.object({
    __schema: v.object({
      types: v.array(
        v.object({
          kind: v.string(),
          name: v.string(),
          fields: v.nullable(
            v.array(v.object({ name: v.string(), description: v.nullish(v.string()), type: referenceSchema })),
          ),
          enumValues: v.nullable(namedSchema),
          possibleTypes: v.nullable(namedSchema),
          interfaces: v.nullable(namedSchema),
        }),
      ),
    }),
  }),
});
const inputsSchema = v.object({
  data: v.record(
    v.string(),
    v.nullable(
      v.object({
        inputFields: v.array(v.object({ name: v.string(), type: v.optional(v.object({ kind: v.string() })) })),
      }),
    ),
  ),
});

type Types = v.InferOutput<typeof typesSchema>['data']['__schema']['types'];
type Inputs = v.InferOutput<typeof inputsSchema>['data'];
type FieldKind = 'scalar' | 'rich' | 'enum' | 'relation' | 'component' | 'union';

/** A field as the forms of the editor area need it; `type` names a scalar, enum, model, component or union. */
export interface FieldDescription {
  readonly name: string;
  readonly kind: FieldKind;
  readonly type: string;
  readonly isList: boolean;
  /** Those of an enum that this field takes, where the enum has more. */
  readonly choices?: readonly string[];
}

export interface ModelField extends FieldDescription {
  readonly isLocalized: boolean;
  readonly isRequired: boolean;
}

/**
 * A kind of entry. Which kinds have screens, their headings and whether editors create new ones is up to the remote; pages of
 * contracts before 2.5 take that from here.
 */
export interface ModelDescription {
  readonly plural: string;
  readonly heading: string;
  readonly isMade: boolean;
  readonly fields: readonly ModelField[];
}

/** The kinds of entries, and the blocks inside them. */
export interface ContentModelDescription {
  readonly models: Readonly<Record<string, ModelDescription>>;
  readonly components: Readonly<Record<string, readonly FieldDescription[]>>;
  readonly unions: Readonly<Record<string, readonly string[]>>;
  readonly enums: Readonly<Record<string, readonly string[]>>;
}

// Fields that every entry has, that the service maintains itself, and that no browser may see.
const leftOut: ReadonlySet<string> = new Set([
  ...['id', 'stage', 'locale', 'localizations', 'documentInStages', 'history', 'scheduledIn', 'passwordHash'],
  ...['createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy', 'publishedBy', 'translationTargetLanguages'],
]);

function unwrap({ kind, name, ofType }: TypeReference): { readonly name: string; readonly isList: boolean } {
  if (!ofType) return { name: name ?? '', isList: false };
  const inner = unwrap(ofType);
  return { name: inner.name, isList: inner.isList || kind === 'LIST' };
}

const isEntry = ({ interfaces }: Types[number]) => interfaces?.some(({ name }) => name === 'Node') === true;

function findKind(type: Types[number]): FieldKind | null {
  if (type.kind === 'SCALAR') return 'scalar';
  if (type.kind === 'ENUM') return 'enum';
  if (type.kind === 'UNION') return 'union';
  if (type.kind !== 'OBJECT') return null;
  if (type.name.endsWith('RichText')) return 'rich';
  return isEntry(type) ? 'relation' : 'component';
}

/** An enum that several kinds of blocks share has values that apply only to some of them; the description names these. */
function readChoices(description: string | null | undefined): Pick<FieldDescription, 'choices'> {
  const [, list] = /^One of: ([\w ,]+)$/.exec(description ?? '') ?? [];
  return list === undefined ? {} : { choices: list.split(', ') };
}

/** The kinds of entries that can be made and changed, among them those that no screen shows. */
function listEntryTypes(types: Types): Types {
  const names = new Set(types.map(({ name }) => name));
  return types.filter((type) => isEntry(type) && names.has(`${type.name}CreateInput`));
}

/** Each kind is two fields of a query; the content system takes 30. */
const kindsPerQuery = 10;

/**
 * Queries which fields a new entry requires and which of them are localized, for the kinds of entries in the answer to
 * `typesQuery`.
 */
export function createInputsQueries(typesAnswer: unknown): readonly string[] {
  const kinds = listEntryTypes(v.parse(typesSchema, typesAnswer).data.__schema.types);
  const parts = Array.from({ length: Math.ceil(kinds.length / kindsPerQuery) }, (_, place) =>
    kinds.slice(place * kindsPerQuery, (place + 1) * kindsPerQuery),
  );
  return parts.map((part) => {
    const inputsQuery = `{ ${part
      .flatMap(({ name }) => [
        `a${name}: __type(name: "${name}CreateInput") { inputFields { name type { kind } } }`,
        `b${name}: __type(name: "${name}UpdateLocalizationDataInput") { inputFields { name } }`,
      ])
      .join(' ')} }`;
    return inputsQuery;
  });
}

// The names by which an entry is known to people, the best first.
const headings = ['title', 'name', 'fileName', 'theme'];

/** Reads the answers to all questions; throws when they are not what GraphQL prescribes. */
export function describeContentModel(typesAnswer: unknown, inputsAnswers: readonly unknown[]): ContentModelDescription {
  const { types } = v.parse(typesSchema, typesAnswer).data.__schema;
  const inputs = Object.assign({}, ...inputsAnswers.map((answer) => v.parse(inputsSchema, answer).data)) as Inputs;
  const byName = new Map(types.map((type) => [type.name, type]));
  const describeFields = (name: string): readonly FieldDescription[] =>
    (byName.get(name)?.fields ?? []).flatMap((field) => {
      const { name: type, isList } = unwrap(field.type);
      const known = byName.get(type);
      const kind = known === undefined ? null : findKind(known);
      return kind === null || leftOut.has(field.name)
        ? []
        : [{ name: field.name, kind, type, isList, ...readChoices(field.description) }];
    });

  const components: Record<string, readonly FieldDescription[]> = {};
  const unions: Record<string, readonly string[]> = {};
  const enums: Record<string, readonly string[]> = {};
  const visit = (fields: readonly FieldDescription[]): void => {
    for (const { kind, type } of fields) {
      if (kind === 'enum') enums[type] ??= byName.get(type)?.enumValues?.map(({ name }) => name) ?? [];
      if (kind === 'union') unions[type] ??= byName.get(type)?.possibleTypes?.map(({ name }) => name) ?? [];
      const inner = kind === 'union' ? (unions[type] ?? []) : kind === 'component' ? [type] : [];
      for (const name of inner) {
        if (components[name] !== undefined) continue;
        components[name] = describeFields(name);
        visit(components[name]);
      }
    }
  };
  const findPlural = (name: string) =>
    byName.get('Query')?.fields?.find(({ type }) => {
      const list = unwrap(type);
      return list.isList && list.name === name;
    })?.name;
  const models = listEntryTypes(types).map(({ name }) => {
    const localized = new Set(inputs[`b${name}`]?.inputFields.map((field) => field.name));
    const required = new Set(
      inputs[`a${name}`]?.inputFields.flatMap((field) => (field.type?.kind === 'NON_NULL' ? [field.name] : [])),
    );
    const fields = describeFields(name);
    visit(fields);
    const described = fields.map((field) => ({
      ...field,
      isLocalized: localized.has(field.name),
      isRequired: required.has(field.name),
    }));
    const heading = headings.find((field) => fields.some((known) => known.name === field)) ?? 'id';
    return [name, { plural: findPlural(name) ?? name, heading, isMade: true, fields: described }] as const;
  });
  return { models: Object.fromEntries(models), components, unions, enums };
}
