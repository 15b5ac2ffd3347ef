import { readFileSync } from 'node:fs';
import { typeDefinitions } from '@kmx/services/catalogue/graphql/type-definitions.ts';
import { contentModel } from '@kmx/services/content/model/model.ts';
import { generateSdl } from '@kmx/services/content/schema/sdl/generate-sdl.ts';
import type { Capability } from '@kmx/shared-contracts/capabilities.ts';
import { loadDeclaration } from '../load-declaration.ts';
import { units } from '../units.ts';

/** A system that answers GraphQL. */
export type BackendName = 'content' | 'catalogue' | 'desk';

/** The schema of each, in the language of schemas. */
export const backendSchemas: Readonly<Record<BackendName, string>> = {
  content: generateSdl(contentModel),
  catalogue: typeDefinitions,
  desk: readFileSync('services/src/service-desk/schema.graphql', 'utf8'),
};

/** The systems behind a capability; one that is not named here sends no GraphQL. */
const systemsOf: Partial<Record<Capability, BackendName>> = {
  content: 'content',
  'content-drafts': 'content',
  catalogue: 'catalogue',
  desk: 'desk',
};

/** The systems that a remote may query, by what it declares in its `rspack.config.ts`. */
async function findDeclared(remote: string): Promise<readonly [string, readonly BackendName[]]> {
  const { capabilities } = await loadDeclaration(remote);
  return [`${remote}/`, [...new Set(capabilities.flatMap((name) => systemsOf[name] ?? []))]];
}

/** The systems that the sources of a folder query; the first matching folder wins. */
const askedBackends: readonly (readonly [folder: string, backends: readonly BackendName[]])[] = [
  ...(await Promise.all(units.filter((unit) => unit !== 'shell').map(findDeclared))),
  ['shell/', ['content', 'catalogue']],
  ['', ['content', 'catalogue', 'desk']],
];

/** The systems that a source file queries. */
export function listAskedBackends(file: string): readonly BackendName[] {
  return askedBackends.find(([folder]) => file.startsWith(folder))?.[1] ?? [];
}
