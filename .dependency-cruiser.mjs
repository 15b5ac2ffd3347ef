import { existsSync, globSync, readFileSync } from 'node:fs';

const workspaceSource =
  '^(shared-contracts|remote-[a-z0-9-]+|release-registry|server-kit|build-kit|test-kit|design-system|shell|services|e2e|tools)/';
/** A remote of any name; the kit is none. */
const remote = 'remote-(?!kit/)[a-z0-9-]+';
const buildConfiguration = '(^|/)(rspack|vitest)\\.config\\.ts$';

function forbidImport(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

/** Tests and their helpers, which may import everything. */
export const tests = '(\\.(test|fixture)\\.tsx?$|-fixture\\.ts$|/(test|create-test)-[a-z-]+\\.tsx?$)';

const remotes = globSync('remote-*').filter((name) => existsSync(`${name}/rspack.config.ts`));

/** Folders in their order: each imports only from those before it, so they cannot form a cycle. Tests may import all. */
const rooms = {
  'release-registry/src': [
    ...[
      'release',
      'files',
      'signature',
      'database',
      'store',
      'history',
      'reports',
      'pointer',
      'registry',
      'active-set',
    ],
  ],
  'shell/src': ['locales', 'site', 'state', 'session', 'chrome', 'server|browser'],
  'shell/src/chrome': [
    ...['links', 'controls', 'panels', 'banners', 'navigation', 'search'],
    ...['header', 'footer', 'own-views'],
  ],
  'shell/src/server': [
    ...['memory', 'secrets', 'markup', 'http', 'workers', 'cache', 'releases', 'sitemap', 'feeds'],
    ...[
      'backends',
      'shared-state',
      'limits',
      'files',
      'tokens',
      'forms',
      'document',
      'chrome',
      'access',
      'measures',
      'canary-guard',
      'health',
    ],
    ...['request', 'pages', 'page-steps', 'smoke', 'api', 'pipeline', 'proxies', 'listener'],
  ],
  'shell/src/server/api': ['table', 'cms', 'editor|content|forms|tokens'],
  'services/src/identity': [
    ...['realm', 'accounts', 'credentials', 'request', 'pages'],
    ...['protocol', 'second-factor', 'sign-in', 'links', 'self-service'],
  ],
  'services/src/content/schema': ['sdl', 'reading', 'rules', 'resolvers', 'mutations'],
  'services/src/service-desk': [
    ...['model', 'authorization', 'request', 'downloads', 'machines', 'mails'],
    ...['changes', 'tickets', 'users', 'undo', 'profile', 'dashboard', 'graphql'],
  ],
  ...Object.fromEntries(remotes.flatMap(readFolderOrder)),
};

/** The folders of a remote that has an order of its own, from its file `folder-order.json`. */
function readFolderOrder(name) {
  const file = `${name}/folder-order.json`;
  if (!existsSync(file)) return [];
  return Object.entries(JSON.parse(readFileSync(file, 'utf8'))).map(([folder, names]) => [`${name}/${folder}`, names]);
}

/** The layers of a remote, from the top: pages, features, data. */
const remoteLayers = [
  forbidImport(
    'no-page-in-a-page',
    'Code that two pages need is a feature.',
    { path: `^(${remote})/src/pages/([^/]+)/`, pathNot: tests },
    { path: '^$1/src/pages/', pathNot: '^$1/src/pages/$2/' },
  ),
  forbidImport(
    'features-know-no-page',
    'A feature is below the pages that show it.',
    { path: `^(${remote})/src/features/`, pathNot: tests },
    { path: '^$1/src/pages/' },
  ),
  forbidImport(
    'data-know-no-feature',
    'Data are below the features that show them.',
    { path: `^(${remote})/src/data/`, pathNot: tests },
    { path: '^$1/src/(features|pages)/' },
  ),
];

/** The other remotes that a remote names in its package.json. */
function listShownRemotes(name) {
  const { dependencies = {} } = JSON.parse(readFileSync(`${name}/package.json`, 'utf8'));
  return Object.keys(dependencies).flatMap((key) => remotes.filter((other) => key === `@kmx/${other}`));
}

/** Remotes that are built with examples of others. */
const showingOthers = remotes.filter((name) => listShownRemotes(name).length > 0);

const roomRules = Object.entries(rooms).flatMap(([folder, names]) =>
  names
    .slice(0, -1)
    .map((name, place) =>
      forbidImport(
        `order-of-rooms ${folder}/${name}`,
        'A folder uses only those before it in the order of its parent.',
        { path: `^${folder}/(${name})/`, pathNot: tests },
        { path: `^${folder}/(${names.slice(place + 1).join('|')})/` },
      ),
    ),
);

/** Who may import whom; tools/checks/module-graph.ts runs it. @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    // Types that name each other are erased and cannot wait for one another.
    forbidImport(
      'no-cycles',
      'Files that import each other cannot be evaluated in order.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbidImport(
      'no-unresolved',
      'An import that is not found would also hide from the other rules.',
      {},
      { couldNotResolve: true, path: '^@kmx/' },
    ),
    forbidImport(
      'contracts-stand-alone',
      'The contract knows none of its users.',
      { path: '^shared-contracts/' },
      { path: workspaceSource, pathNot: '^shared-contracts/' },
    ),
    forbidImport(
      'kit-knows-contract-and-design-only',
      'Code that remotes share is built into each of them.',
      { path: '^remote-kit/' },
      { path: workspaceSource, pathNot: '^(remote-kit|shared-contracts|design-system|test-kit)/' },
    ),
    forbidImport(
      'registry-knows-contract-and-server-kit-only',
      'The shell and the tools of releases use the registry, not the other way round.',
      { path: '^release-registry/', pathNot: tests },
      { path: workspaceSource, pathNot: '^(release-registry|shared-contracts|server-kit)/' },
    ),
    forbidImport(
      'server-kit-stands-alone',
      'Code that servers share knows none of them.',
      { path: '^server-kit/', pathNot: tests },
      { path: workspaceSource, pathNot: '^server-kit/' },
    ),
    forbidImport(
      'build-kit-knows-no-product',
      'The build of units knows none of them, only the contract of what it writes down.',
      { path: '^build-kit/' },
      { path: workspaceSource, pathNot: '^(build-kit|release-registry|shared-contracts)/' },
    ),
    forbidImport(
      'test-kit-stands-alone',
      'The browser for tests does not know the code that it opens.',
      { path: '^test-kit/' },
      { path: workspaceSource, pathNot: '^test-kit/' },
    ),
    forbidImport(
      'no-tests-in-the-product',
      'Chromium and Vite are for tests and never run in the product.',
      { path: workspaceSource, pathNot: `^(test-kit|tools|e2e)/|contract-tests/|${tests}` },
      { path: '^test-kit/' },
    ),
    forbidImport(
      'tools-stand-above-the-product',
      'Tools build, check and start the product and may know all of it except the journeys, their only user.',
      { path: '^tools/' },
      { path: '^e2e/' },
    ),
    forbidImport(
      'workspaces-by-package-name',
      'A relative import of another workspace passes by its exports and its dependencies.',
      { path: workspaceSource },
      { path: workspaceSource, pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    forbidImport(
      'design-system-stands-alone',
      'Components know React, tokens, and the attributes that tell the shell how to follow a link.',
      { path: '^design-system/' },
      { path: workspaceSource, pathNot: '^(design-system/|test-kit/|shared-contracts/src/attributes\\.ts$)' },
    ),
    forbidImport(
      'remote-uses-contracts-kit-and-design-only',
      'Remotes are released apart from the shell and from each other.',
      { path: `^(${remote})/`, pathNot: `${buildConfiguration}|^(${showingOthers.join('|') || '-'})/` },
      { path: workspaceSource, pathNot: '^($1|shared-contracts|remote-kit|design-system)/' },
    ),
    ...showingOthers.map((name) =>
      forbidImport(
        `examples-of-remotes-only ${name}`,
        'It shows components of the remotes in its package.json by their examples and uses nothing else of them (decision 0041).',
        { path: `^${name}/`, pathNot: buildConfiguration },
        {
          path: workspaceSource,
          pathNot: `^((${name}|shared-contracts|remote-kit|design-system)/|(${listShownRemotes(name).join('|')})/src/.+\\.examples\\.tsx$)`,
        },
      ),
    ),
    forbidImport(
      'examples-stay-out-of-the-product',
      'Examples and sample data are for the style guide and for tests.',
      {
        path: `^(${remote})/src/`,
        pathNot: `(\\.examples\\.tsx$|/(examples|samples)/|^(${showingOthers.join('|') || '-'})/|${tests})`,
      },
      { path: `^${remote}/src/(.+\\.examples\\.tsx$|(examples|samples)/)` },
    ),
    forbidImport(
      'remote-build-uses-its-kit-only',
      'The build preset is all a build needs.',
      { path: `^(${remote})/rspack\\.config\\.ts$` },
      { path: workspaceSource, pathNot: '^($1|build-kit)/' },
    ),
    forbidImport(
      'shell-never-builds-a-remote-in',
      'Remotes reach the shell at run time only.',
      { path: '^shell/', pathNot: `${buildConfiguration}|${tests}` },
      {
        path: workspaceSource,
        pathNot: '^(shell|shared-contracts|remote-kit|release-registry|server-kit|design-system)/',
      },
    ),
    forbidImport(
      'services-stand-alone',
      'The services represent systems of other companies; only the sign-in pages use the design of the product (decision 0025).',
      { path: '^services/', pathNot: `^services/src/backup/|${tests}` },
      {
        path: workspaceSource,
        pathNot: '^((services|shared-contracts|server-kit)/|design-system/src/logo/glyphs\\.ts$)',
      },
    ),
    forbidImport(
      'backup-knows-the-registry',
      'A backup holds the release registry as well.',
      { path: '^services/src/backup/', pathNot: tests },
      { path: workspaceSource, pathNot: '^(services|shared-contracts|server-kit|release-registry)/' },
    ),
    forbidImport(
      'shared-rooms-of-services',
      'Code that all services share knows none of them.',
      { path: '^services/src/(database|graphql|http|markup|secrets|texts|watching)/', pathNot: tests },
      { path: '^services/src/[^/]+/', pathNot: '^services/src/(database|graphql|http|markup|secrets|texts|watching)/' },
    ),
    ...roomRules,
    ...remoteLayers,
    forbidImport(
      'journeys-stay-outside',
      'Journeys see what a visitor sees.',
      { path: '^e2e/', pathNot: '^e2e/(browsers/)?(support|fixtures)/' },
      { path: workspaceSource, pathNot: '^(e2e|tools/(product-runner|figures)|test-kit)/' },
    ),
    forbidImport(
      'browser-without-server',
      'A file that runs in the browser cannot use one that runs on the server.',
      { path: '(\\.browser\\.tsx?$|^shell/src/browser/)', pathNot: '\\.test\\.tsx?$' },
      { path: '(\\.server\\.tsx?$|^shell/src/server/)' },
    ),
    forbidImport(
      'server-without-browser',
      'A file that runs on the server cannot use one that runs in the browser.',
      { path: '(\\.server\\.tsx?$|^shell/src/server/)', pathNot: '\\.test\\.tsx?$' },
      { path: '(\\.browser\\.tsx?$|^shell/src/browser/)' },
    ),
    forbidImport(
      'node-on-servers-only',
      'Modules of Node do not exist in a browser.',
      {
        path: '^(shared-contracts|release-registry|server-kit|design-system|shell|remote-[a-z0-9-]+)/src/',
        pathNot:
          '(\\.(server|build)\\.tsx?$|^shell/src/server/|\\.test\\.tsx?$|\\.fixture\\.tsx?$|[-/](test|fixture|test-[a-z-]+)\\.tsx?$|-fixture\\.ts$)',
      },
      { dependencyTypes: ['core'] },
    ),
    forbidImport(
      'tests-imported-by-tests-only',
      'A fixture in the product is code without an owner.',
      { path: workspaceSource, pathNot: '(\\.(test|fixture)\\.tsx?$|-fixture\\.ts$|/test-[a-z-]+\\.tsx?$)' },
      { path: '\\.(test|fixture)\\.tsx?$' },
    ),
  ],
  options: {
    parser: 'swc',
    // A type is part of the contract too: without this, type-only imports would slip through.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|assets)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
