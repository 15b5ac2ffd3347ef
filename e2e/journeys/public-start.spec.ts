import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { createEditorPasswordHash } from '@kmx/tools/product-runner/editor-password.ts';
import type { RunningProcess } from '@kmx/tools/product-runner/node-process.ts';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { resolveDatabase } from '@kmx/tools/product-runner/services-database.ts';
import { startServices } from '@kmx/tools/product-runner/start-services.ts';
import { startShell } from '@kmx/tools/product-runner/start-shell.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublicVisitor } from '../support/public-visitor.ts';
import { publishSigned } from '../support/publish-signed.ts';
import { samplePassword } from '../support/sign-in.ts';

const origin = 'https://www.works.test';
const people = ['anna.keller@kmx.example', 'ben.ortiz@northline.example', 'dora.nemeth@kmx.example'];
const pagePassword = 'kmx-demo-2026';
const closedPage = '/en/events/internal-2025';
const administrator = { email: 'ada@works.test', firstName: 'Ada', lastName: 'Bell', password: 'Cable-Tray-2027' };

const shared = {
  PUBLIC_ORIGIN: origin,
  CMS_TOKEN: 'kT9vQ2mXw7RfLb4Zs8Ye',
  CMS_DRAFT_TOKEN: 'Hn3cJ6uPd1GxVa5Ko0Wt',
  FORMS_TOKEN: 'Bz7rEi4Sy2Uq9MgTl6Cj',
  SHUTDOWN_DELAY_MS: '0',
};
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keys = {
  RELEASE_PRIVATE_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  RELEASE_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
};

let folder: string;
let releasesDirectory: string;
let port: number;
let servicesPort: number;
const running: RunningProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kmx-public-'));
  releasesDirectory = path.join(folder, 'releases');
  [port, servicesPort] = await Promise.all([findFreePort(), findFreePort()]);
  await publishSigned(releasesDirectory, keys);
});

async function stopAll(): Promise<void> {
  for (const { stop } of running.splice(0).toReversed()) await stop();
}

afterAll(async () => {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
});

const dataOf = (name: string) => path.join(folder, name);

async function startOwnServices(name: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const place = { port: servicesPort, dataDirectory: dataOf(name), logDirectory: folder };
  running.push(await startServices({ ...place, environment: { SHUTDOWN_DELAY_MS: '0', ...environment } }));
}

async function startPublicShell(name: string, readyPath = '/readyz'): Promise<void> {
  const settings = { name: `shell-${name}`, port, dataDirectory: folder, releasesDirectory, readyPath };
  const { RELEASE_PUBLIC_KEY } = keys;
  const own = { ...shared, RELEASE_PUBLIC_KEY, TRUSTED_PROXY: 'on', EDITOR_SECRET: 'Qe8uTj3Wm6Ys1BhLx9Nd' };
  running.push(await startShell({ ...settings, servicesOrigin: `http://127.0.0.1:${servicesPort}`, environment: own }));
}

async function startPublic(name: string, environment: Readonly<Record<string, string>> = {}): Promise<void> {
  await startOwnServices(name, { ...shared, IDENTITY_SECRET: 'Fw5oNk8Dh3Xp1ZvRt7Ab', ...environment });
  await startPublicShell(name);
}

/** Runs a program of the product to its end, without the variables of the caller's environment. */
async function run(script: string, words: readonly string[], environment: Readonly<Record<string, string>>) {
  const database = await resolveDatabase(environment['DATA_DIR'] ?? '');
  const env = { PATH: process.env['PATH'], HOME: folder, ...environment, ...database };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, output: stdout + stderr };
}

const runAccounts = (name: string, ...words: string[]) =>
  run('services/src/accounts/main.ts', words, { PUBLIC_ORIGIN: origin, DATA_DIR: dataOf(name) });

const createVisitor = () => createPublicVisitor(origin, port);

async function expectNoSampleSignIn(): Promise<void> {
  const { page } = await createVisitor().openSignIn();
  expect(page.status).toBe(200);
  for (const text of [samplePassword, ...people]) expect(page.body).not.toContain(text);
  for (const email of people) {
    expect((await createVisitor().signIn(email, samplePassword)).status, email).toBe(401);
    expect(await createVisitor().authenticate(email, samplePassword), email).toBe(401);
  }
}

describe('a public start', () => {
  it('is refused with the name of each variable and the remedy', async () => {
    const services = await run('services/src/start.ts', [], {
      DATA_DIR: dataOf('refused'),
      PUBLIC_ORIGIN: 'http://www.works.test',
      CMS_TOKEN: 'kmx-development-content',
    });
    expect(services.status).toBe(1);
    for (const problem of [
      /PUBLIC_ORIGIN: .* is not https.*ALLOW_INSECURE_ORIGIN=on/,
      /CMS_TOKEN: is the sample of a local start.*openssl rand -base64 32/,
      /CMS_DRAFT_TOKEN: is missing/,
      /IDENTITY_SECRET: is missing/,
    ]) {
      expect(services.output).toMatch(problem);
    }
    const backend = 'http://127.0.0.1:9';
    const shell = await run('shell/dist/server/main.mjs', [], {
      ...shared,
      DATA_DIR: dataOf('refused'),
      RELEASES_DIR: releasesDirectory,
      CMS_ENDPOINT: `${backend}/content/graphql`,
      CATALOGUE_ENDPOINT: `${backend}/catalogue/graphql`,
      IDENTITY_ORIGIN: backend,
      IMAGES_ORIGIN: backend,
      EDITOR_PASSWORD_HASH: createEditorPasswordHash(),
      EDITOR_SECRET: 'a'.repeat(16),
    });
    expect(shell.status).toBe(1);
    expect(shell.output).toMatch(/EDITOR_SECRET: is easy to guess/);
    expect(shell.output).toMatch(/RELEASE_PUBLIC_KEYS: .*ALLOW_UNSIGNED_RELEASES=on/);
  });

  it('is not ready before services that were left at a local origin, and nobody gets at their samples through it', async () => {
    await startOwnServices('samples', { ...shared, PUBLIC_ORIGIN: 'http://localhost:3000' });
    await startPublicShell('mistaken', '/healthz');
    const { send } = createVisitor();
    const realm = '/am/oauth2/realms/root/realms/alpha';
    for (const place of ['/am/ui/sign-in/any', '/am/ui/password', `${realm}/authorize`, `${realm}/connect/jwk_uri`]) {
      expect((await send(place)).status, place).toBe(421);
    }
    const { status } = await send('/am/json/realms/root/realms/alpha/authenticate', { json: {} });
    expect([status, (await send('/readyz')).status]).toEqual([421, 503]);
    const readLines = () => readFileSync(path.join(folder, 'services.log'), 'utf8').split('\n');
    const listRefusals = () => readLines().filter((line) => line.includes('services with samples are asked'));
    await expect.poll(listRefusals).toHaveLength(1);
    await stopAll();
  });

  it('on a database that a local start has filled: no sample signs in, no sample password opens a page, and a command removes them', async () => {
    await startPublic('samples');
    await expectNoSampleSignIn();
    const visitor = createVisitor();
    expect((await visitor.send('/en')).status).toBe(200);
    expect((await visitor.send(closedPage)).status).toBe(403);
    const form = { page: closedPage, password: pagePassword };
    const { status, headers } = await visitor.send('/api/page-access/password', { form });
    expect([status, headers['location']]).toEqual([303, `${closedPage}?refused=failed`]);
    expect((await visitor.send(closedPage)).status).toBe(403);
    await stopAll();
    const removed = await runAccounts('samples', 'remove-samples');
    expect([removed.status, removed.output]).toEqual([0, expect.stringContaining('6 sample accounts')]);
    expect((await runAccounts('samples', 'remove-samples')).output).toMatch(/^There are no sample accounts/);
  });

  it('on an empty database: the first administrator comes in by a link that works once, and nobody else', async () => {
    const made = await runAccounts('empty', 'create-admin', administrator.email, '--organization', 'Works AG');
    expect(made.status).toBe(0);
    const link = /^https:\/\/\S+$/m.exec(made.stdout)?.[0] ?? '';
    await startPublic('empty', { SAMPLE_CONTENT: 'off' });
    await expectNoSampleSignIn();
    const visitor = createVisitor();
    const form = { ...administrator, repeated: administrator.password };
    expect((await visitor.send(link)).status).toBe(200);
    expect((await visitor.send(link, { form })).status).toBe(303);
    expect((await createVisitor().send(link, { form })).status).toBe(410);
    const { status, token } = await createVisitor().signIn(administrator.email, administrator.password);
    expect(status).toBe(303);
    const query = '{viewer{firstName adminScope}users{items{email}}}';
    const headers = { ciam_id_token: token, accept: 'application/json' };
    const desk = await visitor.send('/api/sis-proxy', { json: { query }, headers });
    expect(JSON.parse(desk.body)).toEqual({
      data: {
        viewer: { firstName: administrator.firstName, adminScope: 'INTERNAL' },
        users: { items: [{ email: administrator.email }] },
      },
    });
  });

  it('without sample content has one home page that works, in every language and place that is not of content', async () => {
    const visitor = createVisitor();
    for (const place of [
      '/en',
      '/de',
      '/ja-jp',
      '/cs',
      '/en/editor',
      '/en/mykomax',
      '/en/products',
      '/sitemap.xml',
      '/robots.txt',
    ]) {
      expect((await visitor.send(place)).status, place).toBe(200);
    }
    expect((await visitor.send('/en')).body).toContain('<link rel="canonical" href="https://www.works.test/en">');
    expect((await visitor.send('/en/company')).status).toBe(404);
    const { body } = await visitor.send('/sitemap-main-en.xml');
    expect(body).toContain('<loc>https://www.works.test/en</loc>');
  });
});
