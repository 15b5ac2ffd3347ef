import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { editorPassword } from '@kmx/tools/product-runner/editor-password.ts';
import type { RunningProcess } from '@kmx/tools/product-runner/node-process.ts';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { startServices } from '@kmx/tools/product-runner/start-services.ts';
import { startShell } from '@kmx/tools/product-runner/start-shell.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublicVisitor } from '../support/public-visitor.ts';
import { publishSigned } from '../support/publish-signed.ts';
import { createReleaseTool } from '../support/release-tool.ts';

const origin = 'https://www.works.test';
const secrets = { CMS_TOKEN: 'kT9vQ2mXw7RfLb4Zs8Ye', CMS_DRAFT_TOKEN: 'Hn3cJ6uPd1GxVa5Ko0Wt' };
const shared = { ...secrets, PUBLIC_ORIGIN: origin, FORMS_TOKEN: 'Bz7rEi4Sy2Uq9MgTl6Cj', SHUTDOWN_DELAY_MS: '0' };
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keys = {
  RELEASE_PRIVATE_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  RELEASE_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
};
const documents = {
  EditorJourney: 'query EditorJourney { sites(first: 1) { name } }',
  EditorSites: 'query EditorSites { sites(first: 1) { slug } }',
};

const folder = mkdtempSync(path.join(tmpdir(), 'kmx-operations-'));
const releasesDirectory = path.join(folder, 'releases');
const runRelease = createReleaseTool({ RELEASES_DIR: releasesDirectory }, keys);
const running: RunningProcess[] = [];
let visitor: ReturnType<typeof createPublicVisitor>;

beforeAll(async () => {
  const [port, servicesPort] = await Promise.all([findFreePort(), findFreePort()]);
  await publishSigned(releasesDirectory, keys);
  const services = { ...shared, IDENTITY_SECRET: 'Fw5oNk8Dh3Xp1ZvRt7Ab' };
  running.push(
    await startServices({
      port: servicesPort,
      dataDirectory: path.join(folder, 'data'),
      logDirectory: folder,
      environment: services,
    }),
  );
  const { RELEASE_PUBLIC_KEY } = keys;
  const environment = { ...shared, RELEASE_PUBLIC_KEY, TRUSTED_PROXY: 'on', EDITOR_SECRET: 'Qe8uTj3Wm6Ys1BhLx9Nd' };
  const servicesOrigin = `http://127.0.0.1:${servicesPort}`;
  const place = { name: 'shell', port, dataDirectory: folder, releasesDirectory, servicesOrigin };
  running.push(await startShell({ ...place, environment }));
  visitor = createPublicVisitor(origin, port);
});

afterAll(async () => {
  for (const { stop } of running.toReversed()) await stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(operationName: string, headers: Readonly<Record<string, string>> = {}) {
  const sent = { accept: 'application/json', 'gcms-stage': 'DRAFT', 'gcms-locales': 'en', ...headers };
  const { status, body } = await visitor.send('/api/cms-draft', {
    json: { operationName, variables: {} },
    headers: sent,
  });
  return { status, site: (JSON.parse(body) as { data?: { sites?: readonly object[] } }).data?.sites?.[0] };
}

const readBuildId = async () =>
  (JSON.parse((await visitor.send('/builds/latest.json')).body) as { readonly id: string }).id;

/** A copy of the editor area with one operation more and another text of one that it has. */
function publishChangedEditor(): string {
  const dist = path.join(folder, 'editor');
  cpSync(path.join(root, 'remote-editor/dist'), dist, { recursive: true });
  const file = path.join(dist, 'server/operations.json');
  const { 'content-drafts': drafts } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  writeFileSync(file, JSON.stringify({ 'content-drafts': { ...drafts, ...documents } }));
  const { status, data } = runRelease('publish', 'remote-editor', '--from', dist);
  expect(status).toBe(0);
  return String(data['version']);
}

describe('operations of a release', () => {
  it('REL-07 D-53 a new one gets through a running shell in production from its activation to its rollback, without a restart', async () => {
    const signedIn = await visitor.send('/api/editor-area-autentication', { json: { input: editorPassword } });
    expect(JSON.parse(signedIn.body)).toMatchObject({ success: true });
    const before = await readBuildId();
    expect((await ask('EditorSites')).site).toHaveProperty('id');
    expect((await ask('EditorJourney')).status).toBe(400);

    expect(runRelease('activate', `remote-editor@${publishChangedEditor()}`).status).toBe(0);
    const after = await readBuildId();
    expect(after).not.toBe(before);
    expect(await ask('EditorJourney')).toMatchObject({ status: 200, site: { name: expect.any(String) } });
    const text = { query: 'query EditorJourney { users { name } }', operationName: 'EditorJourney' };
    expect((await visitor.send('/api/cms-draft', { json: text })).status).toBe(403);
    // A page that was open before means the text of its own release.
    expect((await ask('EditorSites')).site).not.toHaveProperty('id');
    expect((await ask('EditorSites', { 'x-build': before })).site).toHaveProperty('id');

    expect(runRelease('rollback', 'remote-editor').status).toBe(0);
    expect(await readBuildId()).toBe(before);
    expect((await ask('EditorJourney')).status).toBe(400);
    // A page that was opened in between can still save.
    expect((await ask('EditorJourney', { 'x-build': after })).status).toBe(200);
  });
});
