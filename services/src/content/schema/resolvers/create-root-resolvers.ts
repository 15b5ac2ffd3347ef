import type { GraphQLResolveInfo } from 'graphql';
import * as v from 'valibot';
import { describeFirstRevision, findRevision } from '../../history/read-history.ts';
import { type ContentDocument, type FieldValues, parseFieldValues, type Stage } from '../../model/content-document.ts';
import { findModel, type Model } from '../../model/model-types.ts';
import { type ContentRequest, readWith, spendEntries } from '../reading/content-request.ts';
import { createConnection } from '../reading/create-connection.ts';
import { describeList, findByUniqueWhere, type ReadArguments, resolveScope } from '../reading/read-entries.ts';
import type { EntryPage } from '../reading/select-page.ts';
import { selectStored } from '../reading/select-stored.ts';
import { checkReadable, viewDocument } from '../reading/view-documents.ts';
import { lowerFirst } from '../sdl/names.ts';
import type { FieldResolvers, Resolver } from './field-resolvers.ts';

interface VersionArguments {
  readonly where: { readonly id: string; readonly revision: number; readonly stage: Stage };
}

const localizationsSchema = v.optional(v.array(v.looseObject({ locale: v.string() })), []);

// Only until a revision is kept; afterwards the first one is in the table.
function findFirst(document: ContentDocument, revision: number) {
  return revision === 1 ? describeFirstRevision(document) : null;
}

/** Earlier values without what the token may not read: secret fields and locales without a grant. */
function hideFromToken({ access }: ContentRequest, model: Model, stage: Stage, data: FieldValues): FieldValues {
  const secrets = new Set(model.fields.filter(({ secret }) => secret === true).map(({ name }) => name));
  const shown = Object.entries(data).filter(([name]) => access.maySeeSecrets || !secrets.has(name));
  const localizations = v
    .parse(localizationsSchema, data['localizations'])
    .filter(({ locale }) => access.isAllowed('read', model.name, stage, locale));
  return { ...Object.fromEntries(shown), localizations };
}

/** Root fields of one model: single, list, connection and version (HY-10..13). */
export function createRootResolvers(model: Model): FieldResolvers {
  function readPage(
    request: ContentRequest,
    input: ReadArguments,
    info: GraphQLResolveInfo,
  ): EntryPage | Promise<EntryPage> {
    const scope = resolveScope(request, model, input, info);
    request.touched.add(describeList(model, parseFieldValues(input.where ?? {})));
    return selectStored(request, { model, scope, input });
  }
  const readOne: Resolver<unknown, ReadArguments> = async (_root, input, request, info) => {
    const scope = resolveScope(request, model, input, info);
    return readWith(request, (reading) => findByUniqueWhere(reading, model, input.where ?? {}, scope) ?? null);
  };
  const readMany: Resolver<unknown, ReadArguments> = async (_root, input, request, info) =>
    (await readPage(request, input, info)).items;
  const readConnection: Resolver<unknown, ReadArguments> = async (_root, input, request, info) =>
    createConnection(await readPage(request, input, info));
  const readVersion: Resolver<unknown, VersionArguments> = async (_root, { where }, request) => {
    checkReadable(request, model, where.stage);
    spendEntries(request, 1);
    // Only an entry that is readable today shows its earlier state.
    const scope = { stage: where.stage, locales: request.contentModel.locales };
    const document = await readWith(request, (reading) => {
      const found = reading.entries.find(model.name, where.stage, where.id);
      return found !== undefined && viewDocument(reading, model, found, scope) !== undefined ? found : undefined;
    });
    if (document === undefined) return null;
    const revision = (await findRevision(request.database, where)) ?? findFirst(document, where.revision);
    return revision === null ? null : { ...revision, data: hideFromToken(request, model, where.stage, revision.data) };
  };
  const resolvers = {
    [lowerFirst(model.name)]: readOne,
    [model.plural]: readMany,
    [`${model.plural}Connection`]: readConnection,
  };
  const version = model.isSystem === true ? {} : { [`${lowerFirst(model.name)}Version`]: readVersion };
  return { ...resolvers, ...version } as FieldResolvers;
}

/** Root field `node`: an entry of any model by its id, or null (HY-14). */
export const resolveNode: Resolver<unknown, ReadArguments & { readonly id: string }> = async (
  _root,
  input,
  request,
  info,
) => {
  const scope = resolveScope(request, undefined, input, info);
  return readWith(request, (reading) => {
    const { entries, contentModel } = reading;
    const found = entries.findAnyModel(scope.stage, input.id) ?? entries.findAnyModel('DRAFT', input.id);
    spendEntries(reading, 1);
    reading.touched.add(input.id);
    if (found === undefined) return null;
    const model = findModel(contentModel, found.model);
    const isStored = found.stage === scope.stage || model.isSystem === true;
    if (!isStored) return null;
    checkReadable(reading, model, scope.stage);
    return viewDocument(reading, model, found, scope) ?? null;
  });
};
