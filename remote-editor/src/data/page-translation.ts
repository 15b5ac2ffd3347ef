import { createEndpointPath } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { translationEndpoint } from '@kmx/shared-contracts/endpoints/translation.ts';
import * as v from 'valibot';
import { callEditor } from './call-editor.ts';
import { EditorError } from './editor-error.ts';
import { translationStateSchema } from './entry-record.ts';

const time = v.nullish(v.string(), null);
const stateSchema = v.nullish(translationStateSchema, null);

/** The translation of a page: its targets, whether the source has changed since their export, and who did what (SRV-026). */
const translationSchema = v.object({
  sourceLanguage: v.string(),
  translationState: stateSchema,
  targetLanguages: v.array(
    v.object({
      language: v.string(),
      translationState: stateSchema,
      exportedAt: time,
      importedAt: time,
      isSourceChanged: v.boolean(),
    }),
  ),
  log: v.array(v.object({ language: v.nullable(v.string()), action: v.string(), author: v.string(), at: v.string() })),
});
export type PageTranslation = v.InferOutput<typeof translationSchema>;
export type TranslationTarget = PageTranslation['targetLanguages'][number];

const problemsSchema = v.object({
  error: v.string(),
  problems: v.array(v.object({ unit: v.nullable(v.string()), code: v.string() })),
});

/** Why a file of translators was not taken: the whole list, by the unit it is about. */
export type XliffProblems = v.InferOutput<typeof problemsSchema>;

const createPath = (action: string, pageId: string, query: Readonly<Record<string, string>> = {}) => {
  const search = new URLSearchParams(query).toString();
  return `${createEndpointPath(translationEndpoint, action, pageId)}${search === '' ? '' : `?${search}`}`;
};

async function readTranslation(response: Response): Promise<PageTranslation> {
  return v.parse(translationSchema, await response.json());
}

/** Reads the translation of a page (EDT-010). */
export async function loadTranslation(pageId: string): Promise<PageTranslation> {
  return readTranslation(await callEditor(createPath('state', pageId)));
}

/** Starts the translation into languages, or takes them out of it; answers how it stands then (EDT-010). */
export async function changeTranslation(
  action: 'start' | 'reset',
  pageId: string,
  languages: readonly string[],
): Promise<PageTranslation> {
  const path = createPath(action, pageId, { languages: languages.join(',') });
  return readTranslation(await callEditor(path, { method: 'POST' }));
}

/** The XLIFF file of a page for one language. */
export async function exportTranslation(pageId: string, language: string): Promise<string> {
  const response = await callEditor(createPath('xliff', pageId, { language }), {
    headers: { accept: 'application/xliff+xml, application/json' },
  });
  return response.text();
}

/** Takes a translated file into the draft; a file that does not fit answers its problems and changes nothing. */
export async function importTranslation(
  pageId: string,
  language: string,
  file: Blob,
): Promise<PageTranslation | XliffProblems> {
  try {
    // The type of the file is what the person's machine thinks of it, often nothing.
    const body = new Blob([await file.arrayBuffer()], { type: 'application/xliff+xml' });
    return await readTranslation(await callEditor(createPath('xliff', pageId, { language }), { method: 'POST', body }));
  } catch (error) {
    const problems = error instanceof EditorError ? v.safeParse(problemsSchema, error.body) : null;
    if (problems?.success && error instanceof EditorError && error.kind === 'refused') return problems.output;
    throw error;
  }
}
