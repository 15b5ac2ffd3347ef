import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { findLineage } from './data/catalogue/classification.ts';
import { loadClassifications } from './data/catalogue/load-classifications.ts';
import { loadContentPage } from './features/content-page/content.load.ts';
import { loadServicePage } from './pages/service/service.load.ts';
import { loadServicesPage } from './pages/services/services.load.ts';

/** Loads a page below /services: the overview, a group, a service, or otherwise a page written by editors (PUB-008). */
export async function loadBelowServices(request: PageRequest, context: LoadContext) {
  const slugs = request.path.split('/').filter(Boolean).slice(1);
  const catalogue = await loadClassifications(request, context, 'service');
  const lineage = findLineage(catalogue.tree, slugs);
  return lineage.length < slugs.length
    ? ((await loadServicePage(request, context, catalogue)) ?? loadContentPage(request, context))
    : loadServicesPage(request, context, catalogue, lineage);
}
