import { fileURLToPath } from 'node:url';
import type { RemoteServer } from '@kmx/shared-contracts/remote-module.ts';
import { contractVersion } from '@kmx/shared-contracts/units.ts';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPromises } from './browser-promises.ts';
import { findHtmlProblems } from './find-html-problems.ts';
import { type ContractPage, openContractPage } from './open-contract-page.server.ts';
import { createContractResult, type PageFixture } from './remote-fixtures.ts';
import { loadRenderedPage, serverChecks } from './server-checks.ts';
import { readText, TestPart } from './test-remote.fixture.tsx';

const fixture: PageFixture = { name: 'page', path: '/wires', status: 200 };
const otherFixture: PageFixture = { name: 'other page', path: '/presses', status: 200 };

const createResult = (path: string) => createContractResult({ text: `About ${path}` });

const sound: RemoteServer = {
  contractVersion,
  load: ({ path }) => Promise.resolve(createResult(path)),
  render: ({ result }) =>
    Promise.resolve(
      renderToString(
        <div>
          <TestPart text={readText(result.data) ?? ''} />
        </div>,
        { identifierPrefix: 'test' },
      ),
    ),
};

describe('the checks of the server half', () => {
  let renders = 0;
  const broken: readonly (readonly [string, Partial<RemoteServer>, string])[] = [
    ['speaks the version of the contract', { contractVersion: '0.1.0' }, 'speaks 0.1.0'],
    [
      'loads a page result of the contract with the right status',
      { load: async (request, context) => ({ ...(await sound.load(request, context)), status: 404 }) },
      'status 404 instead of 200',
    ],
    [
      'loads a page result of the contract with the right status',
      { load: async (request, context) => ({ ...(await sound.load(request, context)), status: 20 }) },
      'status: Invalid',
    ],
    [
      'renders the same HTML each time, also from the payload',
      { render: () => Promise.resolve(`<p>${(renders += 1)}</p>`) },
      'two renders',
    ],
    [
      'renders the same HTML each time, also from the payload',
      {
        load: ({ path }) => Promise.resolve({ ...createResult(path), data: { text: new Date(0) } }),
        render: ({ result }) => Promise.resolve(`<p>${typeof Object.values(result.data ?? {})[0]}</p>`),
      },
      'render of the payload differs',
    ],
    [
      'renders complete HTML in the language, without script, style and message ids',
      { render: () => Promise.resolve('<p style="color:red">x</p>') },
      'style attribute',
    ],
  ];

  it.each(serverChecks)('DES-06 find nothing in a correct remote: $promise', async ({ findProblems }) => {
    expect(await findProblems(sound, fixture, 'de')).toEqual([]);
  });

  it.each(broken)('DES-06 find a remote that breaks: %s', async (promise, defect, problem) => {
    const check = serverChecks.find((candidate) => candidate.promise === promise);
    const problems = await check?.findProblems({ ...sound, ...defect }, fixture, 'en');
    expect(problems?.join('\n')).toContain(problem);
  });

  it.each([
    ['<p>x</p><script>run()</script>', 'a script'],
    ['<style>p{}</style><p>x</p>', 'a style element'],
    ['<p onclick="run()">x</p>', 'an event attribute'],
    ['<!--$?--><template id="B:0"></template>x<!--/$-->', 'Suspense'],
    ['<!--$!-->x<!--/$-->', 'Suspense'],
    ['<h1>portal.title</h1>', 'portal.title'],
    ['<h1>x</h1><img alt="gallery.next.label">', 'gallery.next.label'],
    ['<div><svg></svg></div>', 'no text'],
  ])('DES-04 find the problem in %s', (html, problem) => {
    expect(findHtmlProblems(html).join()).toContain(problem);
  });

  it('DES-04 accept finished Suspense boundaries, addresses and code samples', () => {
    expect(
      findHtmlProblems('<!--$--><a href="/a.b">www.kmx.example is here</a><code>button.primary</code><!--/$-->'),
    ).toEqual([]);
  });
});

describe('the checks of the browser half', () => {
  let contract: ContractPage;
  beforeAll(async () => {
    contract = await openContractPage(fileURLToPath(new URL('./test-remote.fixture.tsx', import.meta.url)));
  }, 120_000);
  afterAll(() => contract.close());

  async function findProblems(promise: (typeof browserPromises)[number]['name'], remote: string) {
    const page = await loadRenderedPage(sound, fixture, 'en');
    return contract.check(promise, page, await loadRenderedPage(sound, otherFixture, 'en'), remote);
  }

  it.each(browserPromises)('DES-06 find nothing in a correct remote: $promise', async ({ name }) => {
    expect(await findProblems(name, 'sound')).toEqual([]);
  });

  it.each(browserPromises)('DES-06 find a remote that breaks: $promise', async ({ name }) => {
    expect(await findProblems(name, name)).not.toEqual([]);
  });
});
