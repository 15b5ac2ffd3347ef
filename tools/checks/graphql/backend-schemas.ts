import { readFileSync } from 'node:fs';
import { typeDefinitions } from '@kmx/services/catalogue/graphql/type-definitions.ts';
import { contentModel } from '@kmx/services/content/model/model.ts';
import { generateSdl } from '@kmx/services/content/schema/sdl/generate-sdl.ts';

/** A system that answers GraphQL. */
export type BackendName = 'content' | 'catalogue' | 'desk';

/** The schema of each, in the language of schemas. */
export const backendSchemas: Readonly<Record<BackendName, string>> = {
  content: generateSdl(contentModel),
  catalogue: typeDefinitions,
  desk: readFileSync('services/src/service-desk/schema.graphql', 'utf8'),
};

/** The system that the sources of a folder query; the first matching folder wins. */
const askedBackends: readonly (readonly [folder: string, backends: readonly BackendName[]])[] = [
  ['remote-public/', ['content', 'catalogue']],
  ['remote-portal/', ['desk']],
  ['remote-editor/', ['content']],
  ['shell/', ['content', 'catalogue']],
  ['', ['content', 'catalogue', 'desk']],
];

/** The systems that a source file queries. */
export function listAskedBackends(file: string): readonly BackendName[] {
  return askedBackends.find(([folder]) => file.startsWith(folder))?.[1] ?? [];
}
