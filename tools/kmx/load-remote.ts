import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteBuildOptions } from '@kmx/build-kit/declaration.ts';
import { readDeclaration } from '@kmx/build-kit/kept-declarations.ts';
import { isRemoteName, type RemoteName } from '@kmx/shared-contracts/units.ts';
import type { Configuration } from '@rspack/core';
import { KmxError } from './kmx-error.ts';

/** The remote of a folder: its name, what it declares, and its two builds. */
export interface LocalRemote {
  readonly name: RemoteName;
  readonly declaration: RemoteBuildOptions;
  readonly configurations: Configuration[];
}

function isConfigurations(value: unknown): value is Configuration[] {
  return Array.isArray(value);
}

/** Loads the remote of a folder by its `rspack.config.ts`; throws KmxError where there is none. */
export async function loadRemote(folder: string): Promise<LocalRemote> {
  const file = path.resolve(folder, 'rspack.config.ts');
  if (!existsSync(file)) throw new KmxError(`${file} does not exist: run kmx in the folder of a remote.`);
  const { default: configurations } = (await import(pathToFileURL(file).href)) as { readonly default?: unknown };
  const declaration = readDeclaration(configurations);
  if (!isConfigurations(configurations) || declaration === undefined)
    throw new KmxError(`${file} is not the configuration of a remote.`);
  const name = String(configurations[0]?.output?.uniqueName).replaceAll('_', '-');
  if (!isRemoteName(name)) throw new KmxError(`${name} cannot be the name of a remote.`);
  return { name, declaration, configurations };
}
