import { readFile } from 'node:fs/promises';
import { operations } from '@kmx/remote-editor/data/operations.build.ts';
import { contentModel } from '@kmx/services/content/model/model.ts';
import { generateSdl } from '@kmx/services/content/schema/sdl/generate-sdl.ts';
import {
  createInputsQueries,
  describeContentModel,
  typesQuery,
} from '@kmx/shell/server/api/cms/describe-content-model.ts';
import { buildSchema, graphqlSync } from 'graphql';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    deskSdl: string;
    contentSdl: string;
    /** Documents of the editor area by name. */
    editorOperations: Readonly<Record<string, string>>;
    editorModel: unknown;
  }
}

const deskSchema = new URL('../../services/src/service-desk/schema.graphql', import.meta.url);

/** Hands the schemas of the backends to the tests of components, whose answers are checked against them. */
export async function setup({ provide }: TestProject): Promise<void> {
  const contentSdl = generateSdl(contentModel);
  const schema = buildSchema(contentSdl);
  const describe = (source: string) => JSON.parse(JSON.stringify(graphqlSync({ schema, source }))) as unknown;
  provide('deskSdl', await readFile(deskSchema, 'utf8'));
  provide('contentSdl', contentSdl);
  provide('editorOperations', operations['content-drafts'] ?? {});
  const types = describe(typesQuery);
  provide('editorModel', describeContentModel(types, createInputsQueries(types).map(describe)));
}
