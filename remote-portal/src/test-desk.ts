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
import { inject } from 'vitest';
import { pages } from './pages.ts';
import { remote } from './remote.browser.ts';
import { sampleUser, sampleViewer } from './samples/sample-people.ts';

declare module 'vitest' {
  interface ProvidedContext {
    deskSdl: string;
  }
}

/** Opens a page of the portal against a service desk that answers by the root fields of its schema, and further endpoints. */
export function openPortal(
  page: TestPage,
  answers: GraphqlAnswers,
  endpoints: Readonly<Record<string, Endpoint>> = {},
): Promise<OpenedPage> {
  const desk = createGraphqlEndpoint(inject('deskSdl'), { viewer: () => sampleViewer, ...answers });
  answerEndpoints({ '/api/tickets-proxy': desk, '/api/sis-proxy': desk, ...endpoints });
  return openTestPage(remote, pages, { user: sampleUser, ...page });
}
