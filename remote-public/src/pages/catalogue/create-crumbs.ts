import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { createHref } from '@kmx/shared-contracts/remote-root.tsx';
import { createClassificationRoute } from '../../data/classification.ts';

// The title of the document is made before any catalogue of texts is loaded.
const titles: Readonly<Record<string, string>> = {
  en: 'Products',
  de: 'Produkte',
  cs: 'Produkty',
  es: 'Productos',
  fr: 'Produits',
  hu: 'Termékek',
  ja: '製品',
  pt: 'Produtos',
  ro: 'Produse',
  sk: 'Produkty',
  zh: '产品',
};

/** Word for the product catalogue in a language of the interface. */
export function resolveCatalogueTitle(language: string): string {
  return titles[language] ?? 'Products';
}

/** Lineage of a group as breadcrumbs, the catalogue first; the last carries no link (PUB-051). */
export function createCrumbs(
  lineage: readonly { readonly name: string; readonly slug: string }[],
  request: PageRequest,
  productName: string | null = null,
): { title: string; href: string | null }[] {
  const root = {
    title: resolveCatalogueTitle(request.locale.language),
    href: createHref(request.urlPrefix, '/products'),
  };
  const groups = lineage.map((node, index) => ({
    title: node.name,
    href:
      productName === null && index === lineage.length - 1
        ? null
        : createHref(request.urlPrefix, createClassificationRoute(lineage.slice(0, index + 1))),
  }));
  return [root, ...groups, ...(productName === null ? [] : [{ title: productName, href: null }])];
}
