import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import { createReleaseFixture } from '@kmx/release-registry/release-fixture.ts';
import type { PageResult } from '@kmx/shared-contracts/page.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import { expect, it } from 'vitest';
import { navigation } from '../../site/navigation.fixture.ts';
import { system } from '../../site/system-data.fixture.ts';
import { answerReport } from '../api/report.ts';
import type { ShellResponse } from '../http/shell-response.ts';
import { createTestAddress, createTestContext } from '../request/request-context.fixture.ts';
import { createTestShell } from '../request/shell.fixture.ts';
import type { RemoteKey } from '../workers/pool-types.ts';
import { answerCallback } from './answer-callback.ts';
import { answerDocument } from './answer-document.ts';
import { answerError } from './answer-error.ts';
import { answerPayload } from './answer-payload.ts';

const result: Omit<PageResult, 'data'> = {
  status: 200,
  head: { title: 'Company', description: null, robots: null, image: null, structuredData: [] },
  meta: {
    ...{ id: null, type: 'Content', theme: 'Default', breadcrumbs: null, languages: null },
    ...{ contentLanguage: 'en', isLanguageFallback: false, isLanguageUnavailable: false },
  },
  part: null,
  tags: [],
  cache: 'public',
};

function createSet(version: string, buildId: string): VerifiedSet {
  const manifests = Object.fromEntries(
    [createReleaseFixture('shell', '1'), createReleaseFixture('remote-public', version)].map(({ manifest }) => [
      manifest.name,
      manifest,
    ]),
  );
  const versions = { shell: '1', 'remote-public': version };
  return { set: { buildId, activatedAt: '', versions }, manifests, operations: {} };
}

/** A shell in which another set is activated while its remote works on a page. */
function createSwitchingShell(next: () => VerifiedSet | null, status = 200) {
  let current = createSet('old', 'a'.repeat(16));
  const rendered: string[] = [];
  const load = async ({ version }: RemoteKey) => {
    rendered.push(version);
    current = next() ?? current;
    return { ...result, status, dataJson: `{"by":"${version}"}`, queryTags: [] };
  };
  const base = createTestShell();
  return {
    rendered,
    activate: (set: VerifiedSet) => {
      current = set;
      base.htmlCache.changeBuild(set.set.buildId, ({ name, version }) => set.set.versions[name] === version);
    },
    shell: {
      ...base,
      loadSystem: async () => system,
      loadNavigation: async () => navigation,
      releases: { ...base.releases, current: () => current },
      pool: {
        ...base.pool,
        loadPage: load,
        renderPage: async (key: RemoteKey) => ({
          result: await load(key),
          html: Buffer.from(`<h1>by ${key.version}</h1>`),
          timings: { waitMs: 0, loadMs: 1, queryMs: 0, renderMs: 1 },
          renderFault: null,
        }),
      },
    },
  };
}

const readText = ({ body }: ShellResponse) => Buffer.from(body instanceof Uint8Array ? body : []).toString();

const other = createSet('new', 'b'.repeat(16));
const ask = async (shell: ReturnType<typeof createSwitchingShell>['shell']) => {
  const context = createTestContext({ composition: shell.releases.current() });
  const answer = await answerDocument(context, createTestAddress(), 'remote-public', shell);
  return readText(answer);
};

it('REL-01 a document names the set whose remote has rendered it, when another is activated meanwhile', async () => {
  const { shell } = createSwitchingShell(() => other);
  const body = await ask(shell);
  expect(body).toContain('by old');
  expect(body).toContain(`data-build="${'a'.repeat(16)}"`);
  expect(body).toContain('/_r/remote-public/old/');
  expect(body).not.toContain('/_r/remote-public/new/');
});

const files = 'https://files.kmx.example';

/** The document of a page, its headers, and the hints that were sent before it, at a shell whose files are elsewhere. */
async function askWithFiles(change: Parameters<typeof createTestContext>[0]) {
  const { shell } = createSwitchingShell(() => null);
  const hints: string[] = [];
  const context = createTestContext({
    composition: shell.releases.current(),
    sendEarlyHints: (listLinks) => void hints.push(...listLinks()),
    ...change,
  });
  const configuration = { ...shell.configuration, RELEASE_FILES_ORIGIN: files };
  const answer = await answerDocument(context, createTestAddress(), 'remote-public', { ...shell, configuration });
  const places = [...readText(answer).matchAll(/"([^"]*)\/_r\//g), ...hints.join(' ').matchAll(/<([^>]*)\/_r\//g)];
  const policy = answer.headers['content-security-policy'] ?? '';
  return { places: [...new Set(places.map(([, place]) => place))], isNamed: policy.includes(`${files}/_r/`) };
}

it('promise 6: a document, its policy and its early hints name the same origin of files, that of the page in a preview', async () => {
  expect(await askWithFiles({})).toEqual({ places: [files], isNamed: true });
  for (const isShown of [true, false]) {
    const releasePreview = { versions: {}, expires: 0, isShown };
    expect(await askWithFiles({ releasePreview })).toEqual({ places: [''], isNamed: false });
  }
});

it('promise 6: so do the error page and the page to which a sign-in returns', async () => {
  const { shell } = createSwitchingShell(() => null);
  const configuration = { ...shell.configuration, RELEASE_FILES_ORIGIN: files };
  const context = createTestContext({ composition: shell.releases.current(), headers: { accept: 'text/html' } });
  const answers = [
    await answerError(context, new StatusError(404, 'Nothing here'), { ...shell, configuration }),
    await answerCallback(context, createTestAddress(), { ...shell, configuration }),
  ];
  for (const answer of answers) {
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self' ${files}/_r/;`);
    expect(readText(answer)).toContain(`src="${files}/_r/shell/`);
    expect(readText(answer)).not.toContain('"/_r/');
  }
});

it('REL-01 the data of a page name the build whose remote has loaded them', async () => {
  const { shell } = createSwitchingShell(() => other);
  const answer = await answerPayload(
    createTestContext({ isPayload: true, composition: shell.releases.current() }),
    createTestAddress(),
    'remote-public',
    shell,
  );
  expect(JSON.parse(readText(answer))).toMatchObject({
    buildId: 'a'.repeat(16),
    result: { data: { by: 'old' } },
  });
});

it('REL-01 a document keeps the set that was served when it was asked for, also while its frame is loaded', async () => {
  const { shell, activate, rendered } = createSwitchingShell(() => null);
  await ask(shell);
  // Only the set around the page is another one, until the frame is loaded.
  const between = createSet('old', 'c'.repeat(16));
  activate(between);
  const slow = { ...shell, loadNavigation: () => Promise.resolve(activate(other)).then(shell.loadNavigation) };
  const body = await ask(slow);
  expect(new Set(rendered)).toEqual(new Set(['old']));
  expect(body).toContain(`data-build="${'c'.repeat(16)}"`);
  expect(body).toContain('/_r/remote-public/old/');
  expect(await ask(shell)).toContain('by new');
});

it.each([
  [200, 'Firefox', 1],
  [404, 'Firefox', 0],
  [503, 'Firefox', 0],
  [200, 'Googlebot/2.1', 0],
])(
  'REL-11 a page of status %i for %s is counted %i times, as document and as data, of one visitor',
  async (status, userAgent, pages) => {
    const { shell } = createSwitchingShell(() => null, status);
    const composition = shell.releases.current();
    shell.measures.follow([composition]);
    const headers = { 'user-agent': userAgent };
    const change = { composition, headers, isCohortDependent: true };
    const read = () => shell.measures.read('remote-public', 'old', 60_000);
    for (const cookies of [{ kmx_cohort: '7' }, { kmx_cohort: '7' }, {}]) {
      await answerDocument(createTestContext({ ...change, cookies }), createTestAddress(), 'remote-public', shell);
    }
    expect(read()).toMatchObject({ pages: 3 * pages, shownVisitors: 2 * pages });
    const asked = createTestContext({ ...change, isPayload: true });
    await answerPayload(asked, createTestAddress(), 'remote-public', shell);
    expect(read()).toMatchObject({ pages: 4 * pages, shownVisitors: 2 * pages });
  },
);

it('REL-11 the report of an error is of the visitor who got the page', async () => {
  const { shell } = createSwitchingShell(() => null);
  const composition = shell.releases.current();
  shell.measures.follow([composition]);
  const report = JSON.stringify({ remote: 'remote-public', version: 'old', message: '', details: '' });
  const change = { composition, headers: { 'user-agent': 'Firefox' }, isCohortDependent: true };
  for (const cookies of [{ kmx_cohort: '7' }, {}]) {
    await answerDocument(createTestContext({ ...change, cookies }), createTestAddress(), 'remote-public', shell);
    await answerReport(createTestContext({ ...change, cookies, readBody: () => Promise.resolve(report) }), shell);
  }
  expect(shell.measures.read('remote-public', 'old', 60_000)).toMatchObject({ shownVisitors: 2, errorVisitors: 2 });
});
