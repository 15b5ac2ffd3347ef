import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { createEndpointPath } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import {
  type TranslationAction,
  translationResponseSchema,
  xliffRefusalSchema,
} from '@kmx/shared-contracts/endpoints/translation.schema.ts';
import { translationEndpoint } from '@kmx/shared-contracts/endpoints/translation.ts';
import * as v from 'valibot';
import { callEditor } from './call-editor.ts';

/** The translation of a page, with its log. */
export type PageTranslation = v.InferOutput<typeof translationResponseSchema>;
export type TranslationTarget = PageTranslation['targetLanguages'][number];

/** Why a translation file was refused: all problems, by the unit they concern. */
export type XliffProblems = v.InferOutput<typeof xliffRefusalSchema>;

const createPath = (action: TranslationAction, pageId: string, query: Readonly<Record<string, string>> = {}) => {
  const search = new URLSearchParams(query).toString();
  return `${createEndpointPath(translationEndpoint, action, pageId)}${search === '' ? '' : `?${search}`}`;
};

async function readTranslation(response: Response): Promise<PageTranslation> {
  return v.parse(translationResponseSchema, await response.json());
}

/** Loads the translation of a page (EDT-010). */
export async function loadTranslation(pageId: string): Promise<PageTranslation> {
  return readTranslation(await callEditor(createPath('state', pageId)));
}

/** Starts the translation into languages, or resets it; resolves to the resulting state (EDT-010). */
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

/** Imports a translated file into the draft; resolves to the problems of a file that does not fit, which changes nothing. */
export async function importTranslation(
  pageId: string,
  language: string,
  file: Blob,
): Promise<PageTranslation | XliffProblems> {
  try {
    // The browser derives a file's type from the user's machine, often without a result.
    const body = new Blob([await file.arrayBuffer()], { type: 'application/xliff+xml' });
    return await readTranslation(await callEditor(createPath('xliff', pageId, { language }), { method: 'POST', body }));
  } catch (error) {
    const problems = error instanceof RequestError ? v.safeParse(xliffRefusalSchema, error.details) : null;
    if (problems?.success && error instanceof RequestError && error.kind === 'refused') return problems.output;
    throw error;
  }
}
