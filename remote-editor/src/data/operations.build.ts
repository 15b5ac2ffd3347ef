import { fileURLToPath } from 'node:url';
import type { Operations } from '@kmx/shared-contracts/operations.ts';
import { type EditedModel, editedModels } from './edited-models.ts';

/** Fields of a record that a kind has beside those of all kinds. */
const ownFields: Readonly<Record<string, string>> = {
  Page: `slug parentSlug pageType theme protection noIndex countries languages mainSiteOnly site { id name slug }
    translationSourceLanguage translationTargetLanguages(first: 20) { id language translationState exportedAt importedAt }`,
  Story: 'slug',
  StoryContact: 'slug',
  StoryCategory: 'slug',
  MediaRelease: 'slug',
  Whitepaper: 'slug',
  AnnualReport: 'slug year',
  Location: 'slug',
  FileDownload: 'slug',
  NavigationItem: 'path',
  Asset: 'url width height alternativeText',
};

const planned = 'scheduledIn(first: 10, where: { status: PENDING }) { id rawPayload release { id releaseAt title } }';
const publication = '$locales: [Locale!], $publishBase: Boolean, $withDefaultLocale: Boolean';
const publicationArguments = 'locales: $locales, publishBase: $publishBase, withDefaultLocale: $withDefaultLocale';
const withdrawal = '$locales: [Locale!], $unpublishBase: Boolean';
const withdrawalArguments = 'locales: $locales, unpublishBase: $unpublishBase';

function writeRecord({ name, heading }: EditedModel): string {
  const version = `locale title: ${heading} updatedAt(variation: LOCALIZATION)`;
  return `__typename id title: ${heading} locale ${ownFields[name] ?? ''}
    updatedAt baseUpdatedAt: updatedAt(variation: BASE) updatedBy { name }
    localizations(includeCurrent: true) { ${version} }
    documentInStages(stages: [PUBLISHED]) {
      baseUpdatedAt: updatedAt(variation: BASE) publishedAt publishedBy { name }
      localizations(includeCurrent: true) { ${version} }
    }
    ${planned} history(limit: 1) { revision }`;
}

/** The operations of one kind of entry, by name. */
function createOperations(model: EditedModel): readonly (readonly [string, string])[] {
  const { name, plural } = model;
  const root = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const many = `Editor${plural.charAt(0).toUpperCase()}${plural.slice(1)}`;
  const record = writeRecord(model);
  const filter = `$where: ${name}WhereInput, $orderBy: ${name}OrderByInput, $first: Int!, $skip: Int!`;
  const operations: readonly (readonly [string, string])[] = [
    [
      many,
      `query ${many}(${filter}) {
    connection: ${plural}Connection(stage: DRAFT, where: $where, orderBy: $orderBy, first: $first, skip: $skip) {
      aggregate { count } edges { node { ${record} } }
    }
  }`,
    ],
    [
      `Editor${name}`,
      `query Editor${name}($id: ID!) {
    entry: ${root}(stage: DRAFT, where: { id: $id }) {
      ${record} versions: history(limit: 50) { revision createdAt }
      publications: history(limit: 20, stageOverride: PUBLISHED) { revision createdAt }
    }
  }`,
    ],
    [
      `Editor${name}Version`,
      `query Editor${name}Version($id: ID!, $revision: Int!, $stage: Stage!) {
    version: ${root}Version(where: { id: $id, revision: $revision, stage: $stage }) { revision createdAt data }
  }`,
    ],
    [
      `EditorUpdate${name}`,
      `mutation EditorUpdate${name}($id: ID!, $data: ${name}UpdateInput!) {
    entry: update${name}(where: { id: $id }, data: $data) { id history(limit: 1) { revision } }
  }`,
    ],
    [
      `EditorPublish${name}`,
      `mutation EditorPublish${name}($id: ID!, ${publication}) {
    entry: publish${name}(where: { id: $id }, ${publicationArguments}) { id }
  }`,
    ],
    [
      `EditorUnpublish${name}`,
      `mutation EditorUnpublish${name}($id: ID!, ${withdrawal}) {
    entry: unpublish${name}(where: { id: $id }, ${withdrawalArguments}) { id }
  }`,
    ],
    [
      `EditorDelete${name}`,
      `mutation EditorDelete${name}($id: ID!) { entry: delete${name}(where: { id: $id }) { id } }`,
    ],
    [
      `EditorSchedulePublish${name}`,
      `mutation EditorSchedulePublish${name}($id: ID!, $releaseAt: DateTime!, ${publication}) {
    entry: schedulePublish${name}(where: { id: $id }, releaseAt: $releaseAt, ${publicationArguments}) { id }
  }`,
    ],
    [
      `EditorScheduleUnpublish${name}`,
      `mutation EditorScheduleUnpublish${name}($id: ID!, $releaseAt: DateTime!, ${withdrawal}) {
    entry: scheduleUnpublish${name}(where: { id: $id }, releaseAt: $releaseAt, ${withdrawalArguments}) { id }
  }`,
    ],
  ];
  if (!model.isMade) return operations;
  const create = `mutation EditorCreate${name}($data: ${name}CreateInput!) { entry: create${name}(data: $data) { id } }`;
  return [...operations, [`EditorCreate${name}`, create]];
}

/**
 * The operations of this release by service (REL-07). In production the shell lets nothing else through to drafts, so a new
 * screen adds its operation here (D-53).
 */
export const operations: Operations = {
  'content-drafts': {
    ...Object.fromEntries(editedModels.flatMap(createOperations)),
    EditorSites: `query EditorSites { sites(first: 100, orderBy: name_ASC) { id name slug } }`,
    EditorCancelOperation: `mutation EditorCancelOperation($id: ID!) { deleteScheduledOperation(where: { id: $id }) { id status } }`,
  },
};

/** The build notices a new kind of entry. */
export const readFiles = [fileURLToPath(new URL('./edited-models.ts', import.meta.url))];
