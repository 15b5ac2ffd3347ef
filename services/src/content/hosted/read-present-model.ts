import * as v from 'valibot';
import type { PresentModel } from './compare-models.ts';
import type { HostedEnvironment } from './find-environment.ts';
import type { HostedFieldForm } from './hosted-model.ts';
import type { AskManagement } from './management-client.ts';

const all = '(includeHiddenFields: true, includeApiOnlyFields: true)';
const query = `query presentModel($projectId: ID!, $environmentName: String!) {
  viewer { project(id: $projectId) { environment(name: $environmentName) { contentModel {
    locales { apiId isDefault }
    enumerations { apiId values { apiId } }
    models { apiId apiIdPlural fields${all} { ...form } }
    assetModel { apiId apiIdPlural fields${all} { ...form } }
    components { apiId apiIdPlural fields${all} { ...form } }
  } } } }
}
fragment form on IField {
  __typename apiId isList
  ... on SimpleField { simpleType: type isRequired isUnique isLocalized embedsEnabled embeddableModels { apiId } }
  ... on EnumerableField { isRequired isUnique isLocalized enumeration { apiId } }
  ... on RelationalField { relationType: type relatedModel { apiId } }
  ... on UniDirectionalRelationalField { relationType: type relatedModel { apiId } }
  ... on ComponentField { component { apiId } }
  ... on ComponentUnionField { components { apiId } }
}`;

const named = v.object({ apiId: v.string() });
const fieldSchema = v.object({
  __typename: v.string(),
  apiId: v.string(),
  isList: v.boolean(),
  isRequired: v.optional(v.boolean(), false),
  isUnique: v.optional(v.boolean(), false),
  isLocalized: v.optional(v.boolean(), false),
  simpleType: v.optional(v.string()),
  embedsEnabled: v.nullish(v.boolean()),
  embeddableModels: v.nullish(v.array(named)),
  enumeration: v.optional(named),
  relationType: v.optional(v.string()),
  relatedModel: v.optional(named),
  component: v.optional(named),
  components: v.optional(v.array(named)),
});
type PresentField = v.InferOutput<typeof fieldSchema>;

const ownerSchema = v.object({ apiId: v.string(), apiIdPlural: v.string(), fields: v.array(fieldSchema) });
const modelSchema = v.object({
  locales: v.array(v.object({ apiId: v.string(), isDefault: v.boolean() })),
  enumerations: v.array(v.object({ apiId: v.string(), values: v.array(named) })),
  models: v.array(ownerSchema),
  assetModel: ownerSchema,
  components: v.array(ownerSchema),
});
const answerSchema = v.object({
  viewer: v.object({ project: v.object({ environment: v.object({ contentModel: modelSchema }) }) }),
});

const listIds = (items: readonly { readonly apiId: string }[]) =>
  items
    .map(({ apiId }) => apiId)
    .sort()
    .join(', ');

function describeType(field: PresentField): string {
  const { __typename, simpleType, embedsEnabled, embeddableModels, enumeration, relationType, relatedModel } = field;
  if (simpleType !== undefined) {
    return embedsEnabled === true ? `${simpleType} with ${listIds(embeddableModels ?? [])}` : simpleType;
  }
  if (enumeration !== undefined) return `ENUMERATION ${enumeration.apiId}`;
  if (relationType !== undefined && relatedModel !== undefined) return `${relationType} ${relatedModel.apiId}`;
  if (field.component !== undefined) return `COMPONENT ${field.component.apiId}`;
  return field.components === undefined ? __typename : `COMPONENT_UNION ${listIds(field.components)}`;
}

function describeForm(field: PresentField): HostedFieldForm {
  const { isList, isRequired, isUnique, isLocalized, relationType } = field;
  const isValue = relationType === undefined && field.component === undefined && field.components === undefined;
  return {
    type: describeType(field),
    isList,
    isLocalized,
    isRequired: isValue && isRequired,
    isUnique,
  };
}

/** Reads the model of a hosted project's environment: locales, enumerations, models and components with all their fields. */
export async function readPresentModel(ask: AskManagement, environment: HostedEnvironment): Promise<PresentModel> {
  const { projectId, name } = environment;
  const answer = await ask(answerSchema, query, { projectId, environmentName: name });
  const { locales, enumerations, models, assetModel, components } = answer.viewer.project.environment.contentModel;
  const owners = [...models, assetModel, ...components];
  return {
    defaultLocale: locales.find(({ isDefault }) => isDefault)?.apiId ?? '',
    locales: new Set(locales.map(({ apiId }) => apiId)),
    enumerations: new Map(
      enumerations.map(({ apiId, values }) => [apiId, new Set(values.map((value) => value.apiId))]),
    ),
    models: new Map([...models, assetModel].map(({ apiId, apiIdPlural }) => [apiId, apiIdPlural])),
    components: new Set(components.map(({ apiId }) => apiId)),
    fields: new Map(
      owners.flatMap(({ apiId, fields }) =>
        fields.map((field) => [`${apiId}.${field.apiId}`, describeForm(field)] as const),
      ),
    ),
  };
}
