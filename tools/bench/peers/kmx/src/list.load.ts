import type { PageLoader } from '@kmx/remote-kit/remote/page-definition.ts';
import pageData from '../../pages/data.json';
import type { Product } from '../../pages/react/types.ts';
import { createPageResult } from './create-page-result.ts';

/** The data of the list. */
export interface ListData {
  readonly page: 'list';
  readonly products: readonly Product[];
}

/** Loads the list. */
export const loadList: PageLoader<ListData> = (request) =>
  Promise.resolve(createPageResult(request, 'Machines for wires', { page: 'list', products: pageData.products }));
