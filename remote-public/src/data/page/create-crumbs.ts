import { createHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { type CatalogueType, catalogueBases, createCatalogueRoute } from '../catalogue/classification.ts';
import { createServerTranslate } from './server-texts.server.ts';

/** Title of the catalogue of machines or of services in a language of the interface. */
export function resolveCatalogueTitle(language: UiLanguage, type: CatalogueType = 'product'): string {
  return createServerTranslate(language)(type === 'product' ? 'catalogue.title' : 'service.title');
}

/** Document title of a group: a page written by editors may have the same name as its group of machines or services. */
export function createGroupTitle(name: string, language: UiLanguage, type: CatalogueType = 'product'): string {
  return `${name} – ${resolveCatalogueTitle(language, type)}`;
}

interface CrumbOptions {
  /** Name of the product that the breadcrumbs end with; null when they end with a group. */
  readonly productName?: string | null;
  readonly type?: CatalogueType;
  /** Language of the names; null where the catalogue does not say. */
  readonly language?: string | null;
}

/** Breadcrumbs of a group's lineage, starting with the catalogue; the last one has no link (PUB-051). */
export function createCrumbs(
  lineage: readonly { readonly name: string; readonly slug: string }[],
  request: PageRequest,
  { productName = null, type = 'product', language = null }: CrumbOptions = {},
): { title: string; href: string | null; language?: string }[] {
  const root = {
    title: resolveCatalogueTitle(request.locale.language, type),
    href: createHref(request.urlPrefix, catalogueBases[type]),
  };
  const foreign = language === null || language === request.locale.language ? {} : { language };
  const groups = lineage.map((node, index) => {
    const slugs = lineage.slice(0, index + 1).map(({ slug }) => slug);
    const isLast = productName === null && index === lineage.length - 1;
    return {
      ...foreign,
      title: node.name,
      href: isLast ? null : createHref(request.urlPrefix, createCatalogueRoute(type, slugs)),
    };
  });
  return [root, ...groups, ...(productName === null ? [] : [{ ...foreign, title: productName, href: null }])];
}
