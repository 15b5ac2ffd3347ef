import type { RemoteBuildOptions } from './declaration.ts';

const declarations = new WeakMap<object, RemoteBuildOptions>();

/** Keeps what a remote declares beside its configuration, for tools that ask without building. */
export function keepDeclaration<Configuration extends object>(
  configuration: Configuration,
  declaration: RemoteBuildOptions,
): Configuration {
  declarations.set(configuration, declaration);
  return configuration;
}

/** What a remote declares, by the default export of its `rspack.config.ts`; undefined for any other value. */
export function readDeclaration(configuration: unknown): RemoteBuildOptions | undefined {
  return typeof configuration === 'object' && configuration !== null ? declarations.get(configuration) : undefined;
}
