import '@kmx/design-system/tokens/document.css';
import { answerEndpoints, type Endpoint } from '@kmx/remote-kit/component-tests/answer-endpoints.browser.ts';
import {
  createGraphqlEndpoint,
  type GraphqlAnswers,
} from '@kmx/remote-kit/component-tests/create-graphql-endpoint.browser.ts';
import {
  type OpenedPage,
  openTestPage,
  type TestPage,
} from '@kmx/remote-kit/component-tests/open-test-page.browser.ts';
import * as v from 'valibot';
import { inject } from 'vitest';
import { pages } from './pages.ts';
import { remote } from './remote.browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    contentSdl: string;
    editorOperations: Readonly<Record<string, string>>;
    editorModel: unknown;
  }
}

const namedSchema = v.looseObject({ operationName: v.string() });

// The draft proxy of the shell knows operations by name (D-53).
function readKnownQuery(body: unknown): unknown {
  const named = v.parse(namedSchema, body);
  return { ...named, query: inject('editorOperations')[named.operationName] };
}

/** The backends' answers in a test: the content system by the root fields of its schema, other endpoints by path. */
interface EditorAnswers {
  readonly content?: GraphqlAnswers;
  readonly endpoints?: Readonly<Record<string, Endpoint>>;
}

const answerJson = (body: unknown) => (): Response => Response.json(body);

/** Opens a page of the editor area, signed in unless `endpoints` say otherwise. */
export function openEditor(page: TestPage, { content = {}, endpoints = {} }: EditorAnswers): Promise<OpenedPage> {
  answerEndpoints({
    '/api/editor-area-autentication': answerJson({ success: true }),
    '/api/editor-model': answerJson(inject('editorModel')),
    '/api/editor-name': answerJson({ name: 'Rita' }),
    '/api/editor-stage': answerJson({ stage: 'PUBLISHED' }),
    '/api/editor-references': answerJson({ refusal: null, count: 0, references: [] }),
    '/api/translation/state': answerJson({ sourceLanguage: 'en', targetLanguages: [], log: [] }),
    '/api/cms-draft': createGraphqlEndpoint(
      inject('contentSdl'),
      // The history of an entry queries its older versions, which few tests are about.
      { pageVersion: () => null, ...content },
      readKnownQuery,
    ),
    ...endpoints,
  });
  return openTestPage(remote, pages, page);
}
