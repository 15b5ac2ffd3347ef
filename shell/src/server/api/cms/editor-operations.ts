const target = 'id language translationState exportedAt importedAt';
const planned = 'scheduledIn(first: 10, where: { status: PENDING }) { id rawPayload release { id releaseAt title } }';
const stages = `updatedAt updatedBy { name }
  localizations(includeCurrent: true) { locale title updatedAt(variation: LOCALIZATION) }
  documentInStages(stages: [PUBLISHED]) {
    updatedAt publishedAt publishedBy { name }
    localizations(includeCurrent: true) { locale updatedAt(variation: LOCALIZATION) }
  }`;
const pageFields = `id slug parentSlug title locale pageType theme protection noIndex countries languages mainSiteOnly
  site { id name slug } translationSourceLanguage translationTargetLanguages(first: 20) { ${target} } ${stages} ${planned}`;

/**
 * What the editor area asks of the content system, by name. In production nothing else gets through the draft proxy, so a new
 * screen adds its operation here (D-53).
 */
export const editorOperations: Readonly<Record<string, string>> = {
  EditorSites: `query EditorSites { sites(first: 100, orderBy: name_ASC) { id name slug } }`,
  EditorPages: `query EditorPages($where: PageWhereInput, $orderBy: PageOrderByInput, $first: Int!, $skip: Int!) {
    pagesConnection(stage: DRAFT, where: $where, orderBy: $orderBy, first: $first, skip: $skip) {
      aggregate { count } edges { node { ${pageFields} } }
    }
  }`,
  EditorPage: `query EditorPage($id: ID!) {
    page(stage: DRAFT, where: { id: $id }) { ${pageFields} history(limit: 20) { revision stage createdAt } }
  }`,
  EditorPageVersion: `query EditorPageVersion($id: ID!, $revision: Int!, $stage: Stage!) {
    pageVersion(where: { id: $id, revision: $revision, stage: $stage }) { revision stage createdAt data }
  }`,
  EditorAssets: `query EditorAssets($search: String, $first: Int!, $skip: Int!) {
    assetsConnection(stage: DRAFT, where: { _search: $search }, orderBy: fileName_ASC, first: $first, skip: $skip) {
      aggregate { count } edges { node { id fileName url width height alternativeText } }
    }
  }`,
  EditorUpdatePage: `mutation EditorUpdatePage($id: ID!, $data: PageUpdateInput!) {
    updatePage(where: { id: $id }, data: $data) { ${pageFields} history(limit: 1) { revision stage createdAt } }
  }`,
  EditorPublishPage: `mutation EditorPublishPage($id: ID!, $locales: [Locale!], $publishBase: Boolean, $withDefaultLocale: Boolean) {
    publishPage(where: { id: $id }, locales: $locales, publishBase: $publishBase, withDefaultLocale: $withDefaultLocale) {
      id updatedAt publishedAt
    }
  }`,
  EditorUnpublishPage: `mutation EditorUnpublishPage($id: ID!, $locales: [Locale!], $unpublishBase: Boolean) {
    unpublishPage(where: { id: $id }, locales: $locales, unpublishBase: $unpublishBase) { id }
  }`,
  EditorSchedulePublishPage: `mutation EditorSchedulePublishPage($id: ID!, $releaseAt: DateTime!, $locales: [Locale!], $publishBase: Boolean, $withDefaultLocale: Boolean) {
    schedulePublishPage(where: { id: $id }, releaseAt: $releaseAt, locales: $locales, publishBase: $publishBase, withDefaultLocale: $withDefaultLocale) {
      id ${planned}
    }
  }`,
  EditorScheduleUnpublishPage: `mutation EditorScheduleUnpublishPage($id: ID!, $releaseAt: DateTime!, $locales: [Locale!], $unpublishBase: Boolean) {
    scheduleUnpublishPage(where: { id: $id }, releaseAt: $releaseAt, locales: $locales, unpublishBase: $unpublishBase) {
      id ${planned}
    }
  }`,
  EditorCancelOperation: `mutation EditorCancelOperation($id: ID!) { deleteScheduledOperation(where: { id: $id }) { id status } }`,
};

/** What any page of the site may ask of the content system in production (SRV-047, D-53). */
export const publicOperations: Readonly<Record<string, string>> = {
  PublicPageLink: `query PublicPageLink($id: ID!) {
    page(where: { id: $id }) { id title slug parentSlug locale site { id slug } }
  }`,
};
