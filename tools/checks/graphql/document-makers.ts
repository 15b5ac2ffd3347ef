type Exports = Readonly<Record<string, unknown>>;

/** Produces the documents that a function composes: the module to load and the call. */
export interface DocumentMaker {
  readonly module: string;
  readonly make: (exports: Exports) => unknown;
}

function call(exports: Exports, name: string, ...words: readonly unknown[]): unknown {
  const value = exports[name];
  if (typeof value !== 'function') throw new Error(`There is no function ${name}`);
  return Reflect.apply(value, undefined, words);
}

/** Every list of the sitemaps is read to its end. */
const emptyBackend = {
  queryContent: () => Promise.resolve({ list: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } } }),
  queryCatalogue: () => Promise.resolve({ getProductClassifications: [], getProductSlugs: [] }),
};

const noParts = { fields: null, enumValues: null, possibleTypes: null };
const pageType = { ...noParts, kind: 'OBJECT', name: 'Page', interfaces: [{ name: 'Node' }] };
const pageInput = { ...noParts, kind: 'INPUT_OBJECT', name: 'PageCreateInput', interfaces: null };

/** By the file that writes the document; all others are made when their module is loaded. */
export const documentMakers: Readonly<Record<string, DocumentMaker>> = {
  'remote-public/src/pages/stories/stories-query.ts': {
    module: 'remote-public/src/pages/stories/stories-query.ts',
    make: (exports) => call(exports, 'createListQuery', 2),
  },
  'shell/src/server/api/cms/describe-content-model.ts': {
    module: 'shell/src/server/api/cms/describe-content-model.ts',
    make: (exports) => call(exports, 'createInputsQueries', { data: { __schema: { types: [pageType, pageInput] } } }),
  },
  'shell/src/server/sitemap/load-dated-entries.ts': {
    module: 'shell/src/server/sitemap/sitemap-sources.ts',
    make: (exports) => call(exports, 'collectSitemapEntries', emptyBackend, { id: '', slug: null }, () => undefined),
  },
};
