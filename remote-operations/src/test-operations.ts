import '@kmx/design-system/tokens/document.css';
import { answerEndpoints, type Endpoint } from '@kmx/remote-kit/component-tests/answer-endpoints.browser.ts';
import {
  type OpenedPage,
  openTestPage,
  type TestPage,
} from '@kmx/remote-kit/component-tests/open-test-page.browser.ts';
import {
  releaseActSchema,
  releaseHistoryResponseSchema,
  releasesResponseSchema,
} from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import * as v from 'valibot';
import { pages } from './pages.ts';
import { remote } from './remote.browser.ts';
import { sampleOperator, sampleReleases } from './samples/sample-releases.ts';

/** What the endpoints for operators answer: data that fit their schema, or a response of another status. */
export interface Answers {
  readonly releases?: () => v.InferInput<typeof releasesResponseSchema> | Response | Promise<Response>;
  readonly history?: (
    query: URLSearchParams,
  ) => v.InferInput<typeof releaseHistoryResponseSchema> | Response | Promise<Response>;
  readonly act?: (act: v.InferOutput<typeof releaseActSchema>) => object | Promise<object>;
}

const respond = async <Schema extends v.GenericSchema>(schema: Schema, answer: unknown): Promise<Response> => {
  const found = await answer;
  return found instanceof Response ? found : Response.json(v.parse(schema, found));
};

/** A refusal as the shell words it. */
export function refuse(status: number, detail = 'for a test'): Response {
  return Response.json({ title: 'Refused', status, detail }, { status });
}

/** Opens a page for operators against endpoints that answer by the schemas of the contract. */
export function openOperations(page: TestPage, answers: Answers = {}): Promise<OpenedPage> {
  const { releases = () => sampleReleases, history, act } = answers;
  const endpoints: Record<string, Endpoint> = { '/api/releases': () => respond(releasesResponseSchema, releases()) };
  if (history !== undefined) {
    endpoints['/api/releases/history'] = ({ url }) =>
      respond(releaseHistoryResponseSchema, history(new URL(url).searchParams));
  }
  if (act !== undefined) {
    endpoints['/api/releases/acts'] = async (request) => {
      const answer = await act(v.parse(releaseActSchema, await request.json()));
      return answer instanceof Response ? answer : Response.json(answer);
    };
  }
  answerEndpoints(endpoints);
  return openTestPage(remote, pages, { user: sampleOperator, ...page });
}
