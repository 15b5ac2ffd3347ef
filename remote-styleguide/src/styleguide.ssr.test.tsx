import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { picturePresets } from '@kmx/design-system/picture/presets.ts';
import { renderPage } from '@kmx/remote-kit/contract-tests/server-checks.ts';
import { createPartLoader } from '@kmx/remote-kit/remote/part-loader.ts';
import { RemoteApp } from '@kmx/remote-kit/remote/remote-app.tsx';
import { RemoteRoot } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type UiLanguage, uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { components, samples } from './component-facts/component-facts.build.ts';
import type { GuideFacts } from './component-facts/component-facts.ts';
import { listExampleGroups } from './data/examples/all-examples.ts';
import { listImports } from './features/component-group/list-imports.ts';
import { pages } from './pages.ts';
import { remote } from './remote.server.ts';
import { styleGuide } from './remote.ts';
import { createTestMessages, createTestRequest, readCatalogue } from './test-page.ts';

const context = { query: () => Promise.reject(new Error('The style guide asks no backend')), log: () => {} };
const parts = createPartLoader(pages);
const guidePages = pages.flatMap(({ name, pattern }) =>
  name === 'not-found' ? [] : [{ path: pattern, groups: listExampleGroups(name) }],
);

async function openPage(path: string, language: UiLanguage = 'en', query: Readonly<Record<string, string>> = {}) {
  const request = { ...createTestRequest(path, '', language), query };
  const result = requirePage(await remote.load(request, context));
  return { request, result, html: await renderPage(remote, { request, result }) };
}

it('STY-001 STY-002 STY-003 STY-004 STY-005 STY-006 STY-007 STY-008 STY-009 STY-010 has the pages of the specification', () => {
  expect(guidePages.map(({ path }) => path)).toEqual([
    '/style-guide',
    '/style-guide/buttons',
    '/style-guide/typography',
    '/style-guide/inputs',
    '/style-guide/components',
    '/style-guide/modules',
    '/style-guide/pages/error',
    '/style-guide/mykomax',
    '/style-guide/editor',
    '/style-guide/tools/email-links',
  ]);
});

it.each(guidePages.map((page) => page.path))(
  'STY-001 renders %s in its own layout, without inline script and style',
  async (path) => {
    const { result, html } = await openPage(path);
    expect(result).toMatchObject({ status: 200, cache: 'public', head: { robots: 'noindex, nofollow' } });
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(`href="${path}" aria-current="page"`);
    expect(html).not.toMatch(/<script| style=/);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    for (const [, anchor] of html.matchAll(/<a href="#([\w-]+)" lang="en"><svg/g)) expect(ids).toContain(anchor);
  },
);

it('STY-001 renders the same page as the browser does at hydration', async () => {
  const { request, result, html } = await openPage('/style-guide/inputs');
  await parts.load(result.part ?? '');
  const again = renderToString(
    <RemoteRoot shell={null} request={request} result={result}>
      <div data-remote-root="">
        <RemoteApp definition={styleGuide} messages={createTestMessages('en')} parts={parts} />
      </div>
    </RemoteRoot>,
    { identifierPrefix: 'remote-styleguide' },
  );
  expect(again === html).toBe(true);
});

it('STY-001 shows every token of the design system', async () => {
  const sheet = readFileSync(new URL('../../design-system/src/tokens/tokens.css', import.meta.url), 'utf8');
  const tokens = new Set([...sheet.matchAll(/^\s+(--[a-z0-9-]+):/gm)].map(([, token]) => token));
  expect(tokens.size).toBeGreaterThan(60);
  const { html } = await openPage('/style-guide');
  expect([...tokens].filter((token) => !html.includes(`<code>${token}</code>`))).toEqual([]);
});

it('STY-003 shows every component of the design system on exactly one page', () => {
  const sources = new URL('../../design-system/src/', import.meta.url);
  const folders = readdirSync(sources, { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => /(?:^|\/)([a-z-]+)\/\1\.examples\.tsx$/.exec(file)?.[1] ?? [],
  );
  const shown = guidePages.flatMap(({ groups }) => groups.map(({ id }) => id));
  expect(shown.toSorted()).toEqual(folders.toSorted());
});

it('STY-002 shows every example of a button live, with its note, its code and when to use it', async () => {
  const { html } = await openPage('/style-guide/buttons');
  expect(html).toContain('At most one primary in a view.');
  expect(html).toContain('More than one primary in a view.');
  expect(html).toContain('\n\n&lt;Button disabled&gt;Save&lt;/Button&gt;</code>');
  expect(html).toMatch(/<button[^>]*disabled=""/);
  expect(html).toContain('id="button-busy"');
});

it('STY-004 has a form that validates itself', async () => {
  expect((await openPage('/style-guide/inputs')).html).toMatch(/<form novalidate=""/i);
});

it('STY-005 shows every kind of block in the content model, and every picture preset', async () => {
  const model = new URL('../../remote-public/src/data/blocks/', import.meta.url);
  const sources = ['blocks.ts', 'rich-blocks.ts', 'media-blocks.ts'].map((file) =>
    readFileSync(new URL(file, model), 'utf8'),
  );
  const blocks = [...sources.join('').matchAll(/literal\('(\w+)Block'\)/g)].map(([, name = '']) => name);
  expect(blocks.length).toBeGreaterThan(20);
  const { html } = await openPage('/style-guide/modules');
  for (const name of blocks) {
    const id = name.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
    expect(html).toContain(`id="${id}-module"`);
  }
  for (const preset of Object.keys(picturePresets)) expect(html).toContain(`data-preset="${preset}"`);
  for (const id of ['card', 'table', 'picture', 'avatar', 'layout']) expect(html).toContain(`id="${id}"`);
});

it('STY-006 shows the seven steps of the type scale', async () => {
  const { html } = await openPage('/style-guide/typography');
  expect(html.match(/data-token="--type-/g)).toHaveLength(7);
});

it('STY-007 shows every state of an error page, each with a link onward', async () => {
  const { html } = await openPage('/style-guide/pages/error');
  const states = ['not-found', 'no-permission', 'sign-in', 'withdrawn', 'too-many', 'server-error', 'offline'];
  for (const state of states) {
    const [, card = ''] = html.split(`id="notice-page-${state}"`);
    const [, notice = ''] = (card.split('<section aria-label="Code')[0] ?? '').split('</h4>');
    expect([state, /<a href="#|<button /.test(notice)]).toEqual([state, true]);
  }
});

it('STY-007 shows the shell’s error page for every status it describes', async () => {
  const { html } = await openPage('/style-guide/pages/error');
  const shown = [...html.matchAll(/data-status="(\d+)"/g)].map(([, status]) => status);
  const source = readFileSync(new URL('../../shell/src/locales/en.json', import.meta.url), 'utf8');
  const described = [...source.matchAll(/"error\.(\d+)\.title": "([^"]+)"/g)];
  expect(shown).toEqual(described.map(([, status]) => status));
  for (const [, , title = ''] of described) expect(html).toContain(`>${title}</h4>`);
});

it('STY-008 offers a link to try before anything is typed', async () => {
  const { html } = await openPage('/style-guide/tools/email-links');
  const [link = ''] = html.match(/href="mailto:[^"]*"/) ?? [];
  expect(link).toMatch(
    /^href="mailto:support@kmx\.example\?subject=Support%20request%3A[^"+ ]*&amp;body=Good%20day%2C%0D%0A/,
  );
});

it('STY-001 shows the scheme and page theme of the address, and ignores unknown ones', async () => {
  const dark = await openPage('/style-guide/buttons', 'en', {
    scheme: 'dark',
    ground: 'Copper_White',
    texts: 'long',
  });
  expect(dark.html.match(/ data-theme="dark"/g)).toHaveLength(1);
  expect(dark.html.match(/<div data-page-theme="Copper_White"/g)).toHaveLength(
    guidePages[1]?.groups.flatMap(({ examples }) => examples).length ?? 0,
  );
  const odd = await openPage('/style-guide/buttons', 'en', { scheme: '"><b>', ground: 'Pink' });
  expect(odd.html).not.toMatch(/data-theme=|data-page-theme="Pink|<b>/);
});

it('STY-001 answers a search without scripts', async () => {
  const { html } = await openPage('/style-guide', 'en', { q: 'dialog' });
  expect(html).toContain('href="/style-guide/components#dialog"');
});

it('STY-001 answers an unknown page of the guide with a designed 404', async () => {
  const { result, html } = await openPage('/style-guide/unknown', 'de');
  expect(result).toMatchObject({ status: 404, data: { page: 'not-found' } });
  expect(html).toContain('Diese Seite gehört nicht zum Styleguide');
});

it.each(uiLanguages)(
  'SYS-070 has the same names of page and guide in the head and on the page, in %s',
  async (language) => {
    const { result } = await openPage('/style-guide/inputs', language);
    const texts = readCatalogue(language);
    expect(result.head.title).toBe(`${texts['page.inputs']} | ${texts['guide.title']} | KMX`);
  },
);

it('STY-002 STY-003 STY-004 STY-005 STY-006 every group shows a correct import of its components', async () => {
  const folder = `${import.meta.dirname}/../../design-system/src/`;
  for (const { path, groups } of guidePages) {
    const { html } = await openPage(path);
    for (const line of groups.flatMap(listImports)) {
      const [, names = '', file = ''] = /^import \{ (.+) \} from '@kmx\/design-system\/(.+)';$/.exec(line) ?? [];
      const source = readFileSync(`${folder}${file}`, 'utf8');
      const missing = names
        .split(', ')
        .filter((name) => !new RegExp(`export (?:function|const) ${name}\\b`).test(source));
      expect([line, missing]).toEqual([line, []]);
      expect(html).toContain(`<code>${line.replaceAll("'", '&#x27;')}</code>`);
    }
  }
});

it('STY-002 the code of the emphasis example has every variant shown', () => {
  const weights = guidePages.flatMap(({ groups }) => groups).find(({ id }) => id === 'button')?.examples[0];
  const shown = renderToString(weights?.render()).match(/<button/g);
  expect(samples['button-variants']?.match(/<Button/g)).toHaveLength(shown?.length ?? 0);
});

it('STY-002 STY-003 STY-004 STY-005 STY-006 STY-007 lists every prop of every component shown on a page', async () => {
  for (const { path, groups } of guidePages) {
    const { html } = await openPage(path);
    const named = groups.flatMap(({ guide }) => guide.name.split(', '));
    for (const name of named) {
      const [, table = ''] = html.split(`role="region" aria-label="Props of ${name}" tabindex="0"`);
      const rows = [...(table.split('</table>')[0] ?? '').matchAll(/scope="row"><code[^>]*>(\w+)<\/code>/g)];
      expect([name, rows.map(([, prop]) => prop)]).toEqual([name, components[name]?.props.map((prop) => prop.name)]);
    }
  }
});

it('STY-002 heads the lists of props in the language of the page, and marks English parts', async () => {
  const { html } = await openPage('/style-guide/buttons', 'ja');
  const [, table = ''] = html.split('aria-label="Button の props"');
  const [row = ''] = /<tr><th[^>]*><code[^>]*>busyText<.*?<\/tr>/.exec(table) ?? [];
  expect(table).toContain('既定値');
  expect(row).toMatch(/data-label="必須"><span[^>]*>いいえ<\/span><\/td>/);
  expect(row).toMatch(
    /<code [^>]*lang="en">string<\/code>.*<span lang="en">Announced to screen readers while busy\.<\/span>/,
  );
});

it('STY-002 sends a page only the facts it shows', async () => {
  const { facts } = (await openPage('/style-guide/buttons')).result.data as { readonly facts: GuideFacts };
  expect(Object.keys(facts.components)).toContain('MenuButton');
  expect(Object.keys(facts.components)).not.toContain('Dialog');
  expect((await openPage('/style-guide')).result.data).toMatchObject({ facts: { components: {}, samples: {} } });
});

it.each([
  ['STY-009', '/style-guide/mykomax', 'remote-portal/', 9],
  ['STY-010', '/style-guide/editor', 'remote-editor/', 7],
])(
  '%s %s shows components of %s live, and says where they are instead of how to import them',
  async (_id, path, remote, count) => {
    const { html } = await openPage(path);
    const places = [...html.matchAll(/<code>(remote-[\w/.-]+)<\/code>/g)].map(([, place = '']) => place);
    expect(places).toHaveLength(count);
    for (const place of places) {
      expect(place.startsWith(remote)).toBe(true);
      expect(existsSync(new URL(`../../${place}`, import.meta.url))).toBe(true);
    }
    expect(html).not.toContain("from '@kmx/");
    expect(html).not.toMatch(/(?:desk|tickets|error|state)\.[a-z]+[."<]/);
  },
);
