import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { startServices } from '@kmx/tools/product-runner/start-services.ts';
import { startShell } from '@kmx/tools/product-runner/start-shell.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pageTypes } from '../support/page-types.ts';
import { listUntriedVariables, type Setting, servicesSettings, shellSettings } from '../support/settings.ts';

// One at a time they take ten minutes, all together half of one: `KMX_EACH_SETTING=1 npm run e2e -- settings` shows which one it was.
const isEach = process.env['KMX_EACH_SETTING'] === '1';
/** Sites by their slug are the one thing that other settings would hide. */
const lonely: ReadonlySet<string> = new Set(['ALLOW_SLUG_SITES']);

function groupSettings(settings: readonly Setting[]): readonly (readonly Setting[])[] {
  if (isEach) return settings.map((setting) => [setting]);
  const alone = settings.filter(([name]) => lonely.has(name)).map((setting) => [setting]);
  return [...alone, settings.filter(([name]) => !lonely.has(name))];
}

const nameOf = (settings: readonly Setting[]) =>
  settings.length === 1 ? (settings[0]?.join('=') ?? '') : `${settings.length} settings at once`;

let folder: string;
let releasesDirectory: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kmx-settings-'));
  ({ releasesDirectory } = inject('product'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fill(settings: readonly Setting[], servicesOrigin: string): Record<string, string> {
  return Object.fromEntries(settings.map(([name, value]) => [name, value.replace('{services}', servicesOrigin)]));
}

const others = [
  ...['/de', '/ja-jp', '/cs', '/en/mykomax', '/style-guide', '/en/_payload.json', '/en/stories/feed.xml'],
  ...['/sitemap.xml', '/sitemap-main-en.xml', '/robots.txt', '/.well-known/security.txt'],
];

/** What a setting may redirect or disable, but not break. */
const subSites = [
  '/fr',
  '/en/events',
  '/en/productronica/programme',
  '/fr/france',
  '/es/iberica',
  '/en/brand-portal/kmx',
];

/** A page of each kind, where an answer that is no failure of the server but another one than usual counts as broken too. */
async function listBrokenPages(origin: string): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const { path: place, status = 200 } of pageTypes) {
    const answer = await requestPage(origin, `/en${place}`);
    if (answer.status !== status) broken.push(`/en${place}: ${answer.status}`);
  }
  for (const place of others) {
    const answer = await requestPage(origin, place);
    if (answer.status !== 200) broken.push(`${place}: ${answer.status}`);
  }
  for (const place of subSites) {
    const answer = await requestPage(origin, place);
    if (answer.status >= 500) broken.push(`${place}: ${answer.status}`);
  }
  return broken;
}

async function tryShell(servicesOrigin: string, environment: Readonly<Record<string, string>>) {
  const port = await findFreePort();
  const settings = { name: `shell-${port}`, port, dataDirectory: folder, releasesDirectory, servicesOrigin };
  const shell = await startShell({ ...settings, environment });
  try {
    return await listBrokenPages(`http://localhost:${port}`);
  } finally {
    await shell.stop();
  }
}

it('every documented setting is tried here', () => {
  expect(listUntriedVariables(), 'add them to e2e/support/settings.ts').toEqual([]);
});

describe('no setting of the shell breaks a page', () => {
  it.each(groupSettings(shellSettings).map((settings) => [nameOf(settings), settings] as const))(
    '%s',
    async (_name, settings) => {
      const { servicesOrigin } = inject('product');
      expect(await tryShell(servicesOrigin, fill(settings, servicesOrigin))).toEqual([]);
    },
    120_000,
  );
});

describe('no setting of the services breaks a page', () => {
  it.each(groupSettings(servicesSettings).map((settings) => [nameOf(settings), settings] as const))(
    '%s',
    async (_name, settings) => {
      const servicesPort = await findFreePort();
      const servicesOrigin = `http://127.0.0.1:${servicesPort}`;
      const services = await startServices({
        port: servicesPort,
        dataDirectory: path.join(folder, 'services'),
        logDirectory: folder,
        environment: fill(settings, servicesOrigin),
      });
      try {
        expect(await tryShell(servicesOrigin, {})).toEqual([]);
      } finally {
        await services.stop();
      }
    },
    240_000,
  );
});
