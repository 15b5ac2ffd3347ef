// @ts-nocheck
const field = 'id: ID! apiId: String! displayName: String! isList: Boolean! isSystem: Boolean!';
const value = 'isRequired: Boolean! isUnique: Boolean! isLocalized: Boolean!';
const fields = 'fields(includeHiddenFields: Boolean, includeApiOnlyFields: Boolean): [IField!]!';
const owner = `id: ID! apiId: String! apiIdPlural: String! displayName: String! isSystem: Boolean! ${fields}`;
const described = 'apiId: String! displayName: String! description: String';
const rendered = `tableRenderer: String formRenderer: String tableExtension: String formExtension: String
  visibility: VisibilityTypes position: Int isVariantEnabled: Boolean`;

/** The part of the vendor's management API that the setup uses: names and types as @hygraph/management-sdk 1.5.2 declares them. */
export const managementSdl = `
scalar JSON
enum SimpleFieldType { ID STRING RICHTEXT INT FLOAT BOOLEAN JSON DATETIME DATE LOCATION COLOR }
enum RelationalFieldType { RELATION ASSET }
enum VisibilityTypes { READ_WRITE READ_ONLY HIDDEN API_ONLY }
enum MigrationStatus { QUEUED RUNNING SUCCESS TIMEOUT FAILED }

interface Viewer { id: ID! project(id: ID): Project! }
type TokenViewer implements Viewer { id: ID! project(id: ID): Project! }
type Project { id: ID! environments: [Environment!]! environment(name: String!): Environment! }
type Environment { id: ID! name: String! endpoint: String! contentModel: ContentModel! migration(id: ID!): Migration! }
type Migration { id: ID! status: MigrationStatus! errors: String name: String }
type ContentModel {
  models(includeSystemModels: Boolean): [IModel!]!
  assetModel: IModel!
  components(includeSystemComponents: Boolean): [Component!]!
  enumerations(includeSystemEnumerations: Boolean): [Enumeration!]!
  locales: [Locale!]!
}
type Locale { id: ID! apiId: String! displayName: String! isDefault: Boolean! }
type Enumeration { id: ID! apiId: String! displayName: String! values: [EnumerationValue!]! }
type EnumerationValue { id: ID! apiId: String! displayName: String! }
interface IModel { ${owner} }
type Model implements IModel { ${owner} }
type AssetModel implements IModel { ${owner} }
type Component { ${owner} }
interface IField { ${field} }
type SimpleField implements IField {
  ${field} ${value} type: SimpleFieldType! embedsEnabled: Boolean embeddableModels: [IModel!]
}
type EnumerableField implements IField { ${field} ${value} enumeration: Enumeration! }
type RelationalField implements IField { ${field} isRequired: Boolean! type: RelationalFieldType! relatedModel: IModel! }
type UniDirectionalRelationalField implements IField {
  ${field} isRequired: Boolean! type: RelationalFieldType! relatedModel: IModel!
}
type ComponentField implements IField { ${field} isRequired: Boolean! component: Component! }
type ComponentUnionField implements IField { ${field} isRequired: Boolean! components: [Component!]! }

input BatchMigrationInput { environmentId: ID! name: String changes: [BatchMigrationChangeInput!]! }
input BatchMigrationChangeInput {
  createLocale: BatchMigrationCreateLocaleInput
  createEnumeration: BatchMigrationCreateEnumerationInput
  createModel: BatchMigrationCreateModelInput
  createComponent: BatchMigrationCreateComponentInput
  createSimpleField: BatchMigrationCreateSimpleFieldInput
  createEnumerableField: BatchMigrationCreateEnumerableFieldInput
  createRelationalField: BatchMigrationCreateRelationalFieldInput
  createComponentField: BatchMigrationCreateComponentFieldInput
  createComponentUnionField: BatchMigrationCreateComponentUnionFieldInput
}
input BatchMigrationCreateLocaleInput { ${described} }
input BatchMigrationCreateEnumerationValueInput { apiId: String! displayName: String! }
input BatchMigrationCreateEnumerationInput {
  ${described} values: [BatchMigrationCreateEnumerationValueInput!]! isSystem: Boolean
}
input BatchMigrationCreateModelInput { ${described} apiIdPlural: String! isSystem: Boolean }
input BatchMigrationCreateComponentInput { ${described} apiIdPlural: String! }
input BatchMigrationCreateSimpleFieldInput {
  ${described} ${rendered} modelApiId: String parentApiId: String type: SimpleFieldType! initialValue: String
  isList: Boolean isLocalized: Boolean isRequired: Boolean isUnique: Boolean isHidden: Boolean isTitle: Boolean
  formConfig: JSON tableConfig: JSON migrationValue: String embedsEnabled: Boolean embeddableModels: [String!] isSystem: Boolean
}
input BatchMigrationCreateEnumerableFieldInput {
  ${described} ${rendered} modelApiId: String parentApiId: String enumerationApiId: String! initialValue: String
  isList: Boolean isLocalized: Boolean isRequired: Boolean isUnique: Boolean isHidden: Boolean isTitle: Boolean
  migrationValue: String isSystem: Boolean
}
input BatchMigrationCreateRelationalFieldInput {
  ${described} ${rendered} modelApiId: String parentApiId: String type: RelationalFieldType! isList: Boolean
  isRequired: Boolean isHidden: Boolean formConfig: JSON tableConfig: JSON
  reverseField: BatchMigrationCreateReverseRelationalFieldInput!
}
input BatchMigrationCreateReverseRelationalFieldInput {
  ${described} modelApiId: String! isList: Boolean isHidden: Boolean visibility: VisibilityTypes
  isUnidirectional: Boolean position: Int
}
input BatchMigrationCreateComponentFieldInput {
  ${described} ${rendered} parentApiId: String! componentApiId: String! isList: Boolean isRequired: Boolean
}
input BatchMigrationCreateComponentUnionFieldInput {
  ${described} ${rendered} parentApiId: String! componentApiIds: [String!]! isList: Boolean isRequired: Boolean
}
type AsyncOperationPayload { migration: Migration! }
type Query { viewer: Viewer! }
type Mutation { submitBatchChanges(data: BatchMigrationInput!): AsyncOperationPayload! }
`;
