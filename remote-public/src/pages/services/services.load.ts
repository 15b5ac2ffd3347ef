import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import type { LoadedPage } from '@kmx/remote-kit/remote/page-definition.ts';
import { isPageRedirect } from '@kmx/shared-contracts/page-redirect.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { Classification } from '../../data/catalogue/classification.ts';
import { type ClassificationTree, createCatalogueLanguageMeta } from '../../data/catalogue/load-classifications.ts';
import { loadServiceGroup } from '../../data/catalogue/load-services.ts';
import { createCrumbs, createGroupTitle, resolveCatalogueTitle } from '../../data/page/create-crumbs.ts';
import { createPageResult } from '../../data/page/page-parts.ts';
import { loadContentPage } from '../../features/content-page/content.load.ts';
import type { RichServicesData, ServicesData } from './services.data.ts';

/** Loads the overview of the services, or the last group of a lineage (PUB-008). */
export async function loadServicesPage(
  request: PageRequest,
  context: LoadContext,
  catalogue: ClassificationTree,
  lineage: readonly Classification[],
): Promise<LoadedPage<ServicesData | RichServicesData>> {
  const place = lineage.at(-1);
  if (place === undefined) {
    const [content, ...groups] = await Promise.all([
      loadContentPage(request, context),
      ...catalogue.tree.map((root) => loadServiceGroup(root, request, context)),
    ]);
    return introduceServices(content, groups, request, catalogue);
  }
  const group = await loadServiceGroup(place, request, context);
  const breadcrumbs = createCrumbs(lineage, request, { type: 'service', language: catalogue.language });
  const data: ServicesData = {
    page: 'services',
    title: group.name,
    lead: group.description,
    catalogueLang: resolveCatalogueLang(catalogue, request),
    blocks: [],
    groups: group.groups,
    services: group.services,
  };
  return createPageResult(request, {
    title: createGroupTitle(group.name, request.locale.language, 'service'),
    description: group.description,
    image: place.imageHighRes,
    meta: {
      type: 'Services',
      breadcrumbs,
      countries: catalogue.findCountries(lineage.map(({ slug }) => slug)),
      ...createCatalogueLanguageMeta(catalogue, request),
    },
    tags: ['catalogue:products'],
    data,
  });
}

function resolveCatalogueLang({ language }: ClassificationTree, { locale }: PageRequest): string | undefined {
  return language === null ? undefined : resolveContentLang(language, locale.language);
}

/** The overview: the editors' text at its address, if there is one that everyone may read, then all services. */
function introduceServices(
  content: Awaited<ReturnType<typeof loadContentPage>>,
  groups: ServicesData['groups'],
  request: PageRequest,
  catalogue: ClassificationTree,
): LoadedPage<ServicesData | RichServicesData> {
  const title = resolveCatalogueTitle(request.locale.language, 'service');
  const catalogueLang = resolveCatalogueLang(catalogue, request);
  const services = { title, lead: null, catalogueLang, groups, services: [] };
  if (isPageRedirect(content) || (content.data.page !== 'content' && content.data.page !== 'content-rich')) {
    const data: ServicesData = { page: 'services', blocks: [], ...services };
    const meta = { breadcrumbs: [{ title, href: null }], ...createCatalogueLanguageMeta(catalogue, request) };
    return createPageResult(request, { title, meta, tags: ['catalogue:products', 'content:Page'], data });
  }
  const written = content.data;
  const data: ServicesData | RichServicesData =
    written.page === 'content'
      ? { page: 'services', blocks: written.blocks, ...services }
      : { page: 'services-rich', blocks: written.blocks, ...services };
  return { ...content, part: data.page, tags: [...content.tags, 'catalogue:products'], data };
}
