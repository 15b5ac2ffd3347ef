/** A package that teams elsewhere install, compiled from a workspace of this repository. */
export interface PackedPackage {
  readonly name: string;
  /** Folder of the workspace; its package.json says version and dependencies. */
  readonly workspace: string;
  /** Folder of the sources, from the root of the repository. */
  readonly sources: string;
  /** Sources that are compiled together with what they import; absent when every source is. */
  readonly entries?: readonly string[];
  /** Folders of the sources that are copied as they are. */
  readonly copied?: readonly string[];
  /** Programs by the name of their command. */
  readonly commands?: Readonly<Record<string, string>>;
}

function packWorkspace(workspace: string): PackedPackage {
  return { name: `@kmx/${workspace}`, workspace, sources: `${workspace}/src` };
}

/** What a remote is made, built, tested and released with; each package comes after those that it uses. */
export const packages: readonly PackedPackage[] = [
  ...['shared-contracts', 'design-system', 'test-kit', 'remote-kit'].map(packWorkspace),
  {
    ...packWorkspace('server-kit'),
    // What a registry in a database and an object store is opened with; the rest is for processes of the product.
    entries: [
      'server-kit/src/objects/s3-object-store.server.ts',
      'server-kit/src/objects/s3-settings.server.ts',
      'server-kit/src/operations/read-variable-files.server.ts',
      'server-kit/src/postgres/describe-connection-failure.ts',
      'server-kit/src/postgres/is-lost-connection.ts',
    ],
  },
  ...['release-registry', 'build-kit'].map(packWorkspace),
  {
    name: '@kmx/kmx',
    workspace: 'tools',
    sources: 'tools',
    entries: ['tools/kmx/main.ts', 'tools/develop/server-half.worker.ts'],
    copied: ['new-remote/template', 'new-remote/own-repository'],
    commands: { kmx: 'kmx/main.js' },
  },
];
