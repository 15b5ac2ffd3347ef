import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { pageResultSchema } from '@kmx/shared-contracts/page.ts';
import { requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import type { RemoteServer, RenderInput } from '@kmx/shared-contracts/remote-module.ts';
import { contractVersion } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import { findHtmlProblems } from './find-html-problems.ts';
import { createContractRequest, createFixtureContext, type PageFixture } from './remote-fixtures.ts';

const renderDeadlineMs = 15_000;

/** One promise of the server half; `check` lists how a page breaks it and returns an empty list when it is kept. */
export interface ServerCheck {
  readonly promise: string;
  readonly findProblems: (
    remote: RemoteServer,
    fixture: PageFixture,
    language: UiLanguage,
  ) => Promise<readonly string[]>;
}

/** A page as the shell holds it after load and render, with its result as sent in the payload. */
export interface RenderedPage extends RenderInput {
  readonly html: string;
}

/** Renders a page as a worker of the shell does, with a deadline. */
export function renderPage(remote: RemoteServer, input: RenderInput): Promise<string> {
  return remote.render(input, AbortSignal.timeout(renderDeadlineMs));
}

/** Loads and renders a page of a fixture in one language. */
export async function loadRenderedPage(
  remote: RemoteServer,
  fixture: PageFixture,
  language: UiLanguage,
): Promise<RenderedPage> {
  const request = createContractRequest(fixture.path, language);
  const loaded = await remote.load(request, createFixtureContext(fixture));
  const result = v.parse(pageResultSchema, JSON.parse(JSON.stringify(loaded)));
  return { request, result, html: await renderPage(remote, { request, result }) };
}

/** The promises of the server half (DES-06, docs/contracts.md), each for one page in one language. */
export const serverChecks: readonly ServerCheck[] = [
  {
    promise: 'speaks the version of the contract',
    findProblems: (remote) =>
      Promise.resolve(remote.contractVersion === contractVersion ? [] : [`speaks ${remote.contractVersion}`]),
  },
  {
    promise: 'loads a page result of the contract with the right status',
    findProblems: async (remote, fixture, language) => {
      const request = createContractRequest(fixture.path, language);
      const parsed = v.safeParse(pageResultSchema, await remote.load(request, createFixtureContext(fixture)));
      if (!parsed.success) {
        return parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'result'}: ${issue.message}`);
      }
      const { status } = parsed.output;
      return status === fixture.status ? [] : [`status ${status} instead of ${fixture.status}`];
    },
  },
  {
    promise: 'renders the same HTML each time, also from the payload',
    findProblems: async (remote, fixture, language) => {
      const request = createContractRequest(fixture.path, language);
      const result = requirePage(await remote.load(request, createFixtureContext(fixture)));
      const copy = v.parse(pageResultSchema, JSON.parse(JSON.stringify(result)));
      const [first, second] = await Promise.all([1, 2].map(() => renderPage(remote, { request, result })));
      const fromPayload = await renderPage(remote, { request, result: copy });
      return [
        ...(first === second ? [] : ['two renders of one result differ']),
        ...(first === fromPayload ? [] : ['the render of the payload differs from that of the result']),
      ];
    },
  },
  {
    promise: 'renders complete HTML in the language, without script, style and message ids',
    findProblems: async (remote, fixture, language) =>
      findHtmlProblems((await loadRenderedPage(remote, fixture, language)).html),
  },
];
