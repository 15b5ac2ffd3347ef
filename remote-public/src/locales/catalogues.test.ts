import { describeCatalogues } from '@kmx/remote-kit/contract-tests/describe-catalogues.ts';
import { readCatalogue } from '../test-page.ts';

describeCatalogues({ readCatalogue });
