import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteBuildOptions } from '@kmx/build-kit/declaration.ts';
import { readDeclaration } from '@kmx/build-kit/kept-declarations.ts';

/** What the remote in a folder declares in its `rspack.config.ts`; rejects with the file's name when it cannot be loaded. */
export async function loadDeclaration(folder: string): Promise<RemoteBuildOptions> {
  const file = path.resolve(folder, 'rspack.config.ts');
  const { default: configuration } = (await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  })) as { readonly default?: unknown };
  const declaration = readDeclaration(configuration);
  if (declaration === undefined) throw new Error(`${file} is not the configuration of a remote`);
  return declaration;
}
