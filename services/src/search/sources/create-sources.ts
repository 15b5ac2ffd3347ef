import type { CatalogueTables } from '../../catalogue/catalogue-tables.ts';
import { contentModel } from '../../content/model/model.ts';
import type { ContentTables } from '../../content/store/content-tables.ts';
import { giveWayPlugin } from '../../content/store/give-way-plugin.ts';
import type { SearchDatabase } from '../search-tables.ts';
import { createCatalogueSource } from './catalogue-source.ts';
import { createContentSource } from './content-source.ts';
import type { SearchSource } from './search-source.ts';

/** Everything that can be found, read by one connection. */
export function createSources(database: SearchDatabase): readonly SearchSource[] {
  return [
    createContentSource(database.withTables<ContentTables>().withPlugin(giveWayPlugin), contentModel),
    createCatalogueSource(database.withTables<CatalogueTables>()),
  ];
}
