import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { buildSchema, GraphQLError, graphql } from 'graphql';
import * as v from 'valibot';
import { vendorEnums, vendorTypes } from '../schema/sdl/vendor-types.fixture.ts';
import { managementSdl } from './management-schema.fixture.ts';

type Values = Readonly<Record<string, unknown>>;
interface Owner {
  readonly __typename: string;
  readonly apiId: string;
  readonly apiIdPlural: string;
  readonly displayName: string;
  readonly isSystem: boolean;
  readonly id: string;
  readonly fields: Values[];
}

/** A management API on a free port of this machine that keeps what is created and refuses what the vendor's would refuse. */
export interface ManagementApi {
  readonly endpoint: string;
  /** The operations of each batch, in the order of arrival. */
  readonly batches: readonly (readonly string[])[];
  readonly requests: { count: number };
  readonly findField: (owner: string, apiId: string) => Values | undefined;
  readonly addField: (owner: string, field: Values) => void;
  /** Refuses the batch with this number, counting from 1. */
  readonly refuse: (batch: number) => void;
  readonly close: () => void;
}

const schema = buildSchema(managementSdl);
const reserved: ReadonlySet<string> = new Set([...Object.keys(vendorTypes), ...Object.keys(vendorEnums), 'Locale']);
const assetFields = ['fileName', 'handle', 'mimeType', 'size', 'width', 'height'];
const text = (values: Values, name: string): string => v.parse(v.string(), values[name]);
const bodySchema = v.object({ query: v.string(), variables: v.optional(v.record(v.string(), v.unknown())) });
const batchSchema = v.object({
  environmentId: v.string(),
  changes: v.array(v.record(v.string(), v.record(v.string(), v.unknown()))),
});

/** Starts the stand-in; it accepts only `token` and has the environment `master` of one project. */
export async function startManagementApi(token: string, defaultLocale = 'en'): Promise<ManagementApi> {
  const owners = new Map<string, Owner>();
  const enumerations = new Map<string, Values>();
  const locales = new Map<string, Values>();
  const migrations = new Map<string, { readonly id: string; status: string; readonly errors: string | null }>();
  const batches: string[][] = [];
  const requests = { count: 0 };
  let refused = 0;
  const createOwner = (__typename: string, input: Values) => {
    const [apiId, apiIdPlural] = [text(input, 'apiId'), text(input, 'apiIdPlural')];
    if (owners.has(apiId) || (__typename !== 'AssetModel' && reserved.has(apiId))) throw new Error(`${apiId} is taken`);
    if ([...owners.values()].some((owner) => owner.apiIdPlural === apiIdPlural))
      throw new Error(`${apiIdPlural} is taken`);
    const displayName = text(input, 'displayName');
    owners.set(apiId, { __typename, apiId, apiIdPlural, displayName, isSystem: false, id: apiId, fields: [] });
  };
  const findOwner = (apiId: string, typeNames: readonly string[]): Owner => {
    const owner = owners.get(apiId);
    if (owner === undefined || !typeNames.includes(owner.__typename)) throw new Error(`there is no ${apiId}`);
    return owner;
  };
  const findModel = (apiId: string) => findOwner(apiId, ['Model', 'AssetModel']);
  const findComponent = (apiId: string) => findOwner(apiId, ['Component']);
  const addField = (ownerId: string, values: Values) => {
    const owner = owners.get(ownerId);
    const apiId = text(values, 'apiId');
    if (owner === undefined) throw new Error(`there is no ${ownerId}`);
    if (owner.fields.some((known) => known['apiId'] === apiId)) throw new Error(`${ownerId}.${apiId} is taken`);
    const flags = { isList: false, isRequired: false, isUnique: false, isLocalized: false };
    const given = Object.fromEntries(
      Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
    );
    owner.fields.push({ ...flags, ...given, id: `${ownerId}.${apiId}`, isSystem: false });
  };
  const operations: Readonly<Record<string, (input: Values) => void>> = {
    createLocale: (input) => {
      if (locales.has(text(input, 'apiId'))) throw new Error(`${text(input, 'apiId')} is taken`);
      locales.set(text(input, 'apiId'), { ...input, id: input['apiId'], isDefault: false });
    },
    createEnumeration: (input) => {
      const apiId = text(input, 'apiId');
      if (enumerations.has(apiId) || reserved.has(apiId)) throw new Error(`${apiId} is taken`);
      const values = v.parse(v.array(v.looseObject({ apiId: v.string() })), input['values']);
      enumerations.set(apiId, { ...input, id: apiId, values: values.map((value) => ({ ...value, id: value.apiId })) });
    },
    createModel: (input) => createOwner('Model', input),
    createComponent: (input) => createOwner('Component', input),
    createSimpleField: (input) => {
      const names = v.parse(v.nullish(v.array(v.string())), input['embeddableModels']);
      if (names !== undefined && names !== null && input['type'] !== 'RICHTEXT')
        throw new Error('only texts have embeds');
      const embeddableModels = names?.map(findModel);
      addField(text(input, 'parentApiId'), { ...input, __typename: 'SimpleField', embeddableModels });
    },
    createEnumerableField: (input) => {
      const enumeration = enumerations.get(text(input, 'enumerationApiId'));
      if (enumeration === undefined) throw new Error(`there is no ${text(input, 'enumerationApiId')}`);
      addField(text(input, 'parentApiId'), { ...input, __typename: 'EnumerableField', enumeration });
    },
    createRelationalField: (input) => {
      const reverse = v.parse(v.record(v.string(), v.unknown()), input['reverseField']);
      const parent = findOwner(text(input, 'parentApiId'), ['Model', 'AssetModel', 'Component']);
      const related = findModel(text(reverse, 'modelApiId'));
      if ((input['type'] === 'ASSET') !== (related.apiId === 'Asset')) throw new Error('ASSET is for assets');
      const isComponent = parent.__typename === 'Component';
      if (isComponent !== (reverse['isUnidirectional'] === true) || (isComponent && reverse['isList'] !== true)) {
        throw new Error('a relation of a component has one side');
      }
      const __typename = isComponent ? 'UniDirectionalRelationalField' : 'RelationalField';
      addField(parent.apiId, { ...input, __typename, relatedModel: related });
      if (!isComponent) addField(related.apiId, { ...reverse, __typename, type: 'RELATION', relatedModel: parent });
    },
    createComponentField: (input) => {
      const component = findComponent(text(input, 'componentApiId'));
      addField(text(input, 'parentApiId'), { ...input, __typename: 'ComponentField', component });
    },
    createComponentUnionField: (input) => {
      const components = v.parse(v.array(v.string()), input['componentApiIds']).map(findComponent);
      addField(text(input, 'parentApiId'), { ...input, __typename: 'ComponentUnionField', components });
    },
  };
  createOwner('AssetModel', { apiId: 'Asset', apiIdPlural: 'Assets', displayName: 'Asset' });
  for (const apiId of assetFields) {
    addField('Asset', { apiId, displayName: apiId, __typename: 'SimpleField', type: 'STRING' });
  }
  locales.set(defaultLocale, { id: defaultLocale, apiId: defaultLocale, displayName: defaultLocale, isDefault: true });

  const listOwners = (typeName: string) => [...owners.values()].filter(({ __typename }) => __typename === typeName);
  const environment = {
    ...{ id: 'environment-1', name: 'master', endpoint: 'http://127.0.0.1/v2/project-1/master' },
    migration: ({ id }: { readonly id: string }) => {
      const found = migrations.get(id);
      if (found === undefined) throw new GraphQLError('there is no such migration');
      const shown = { ...found };
      if (found.status === 'QUEUED') found.status = found.errors === null ? 'SUCCESS' : 'FAILED';
      return shown;
    },
    contentModel: () => ({
      models: listOwners('Model'),
      assetModel: owners.get('Asset'),
      components: listOwners('Component'),
      enumerations: [...enumerations.values()],
      locales: [...locales.values()],
    }),
  };
  const project = {
    id: 'project-1',
    environments: [environment],
    environment: ({ name }: { readonly name: string }) => {
      if (name !== environment.name) throw new GraphQLError('there is no such environment');
      return environment;
    },
  };
  const rootValue = {
    viewer: { __typename: 'TokenViewer', id: 'token-1', project: () => project },
    submitBatchChanges: ({ data }: { readonly data: unknown }) => {
      const { environmentId, changes } = v.parse(batchSchema, data);
      if (environmentId !== environment.id) throw new GraphQLError('there is no such environment');
      const names = changes.map((change) => {
        const [name = '', ...others] = Object.keys(change);
        if (others.length > 0) throw new GraphQLError('a change is one operation');
        return name;
      });
      batches.push(names);
      let errors: string | null = batches.length === refused ? 'refused by this test' : null;
      try {
        if (errors === null) {
          for (const change of changes) for (const [name, input] of Object.entries(change)) operations[name]?.(input);
        }
      } catch (error) {
        errors = error instanceof Error ? error.message : 'refused';
      }
      const migration = { id: `migration-${migrations.size + 1}`, status: 'QUEUED', errors };
      migrations.set(migration.id, migration);
      return { migration: { ...migration, errors: null } };
    },
  };

  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests.count += 1;
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.headers.authorization !== `Bearer ${token}`) {
      send(401, { errors: [{ message: 'unauthorized' }] });
      return;
    }
    const { query, variables } = v.parse(bodySchema, await json(request));
    send(200, await graphql({ schema, source: query, rootValue, variableValues: variables ?? null }));
  }
  const server = createServer((request, response) => void answerRequest(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/graphql`,
    batches,
    requests,
    findField: (owner, apiId) => owners.get(owner)?.fields.find((known) => known['apiId'] === apiId),
    addField: (owner, field) => {
      if (!owners.has(owner)) createOwner('Model', { apiId: owner, apiIdPlural: `${owner}s`, displayName: owner });
      addField(owner, field);
    },
    refuse: (batch) => {
      refused = batch;
    },
    close: () => server.close(),
  };
}
