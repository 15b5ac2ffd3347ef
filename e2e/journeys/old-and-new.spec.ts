import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { type RunningProcess, startNode } from '@kmx/tools/product-runner/node-process.ts';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { createShellEnvironment } from '@kmx/tools/product-runner/shell-environment.ts';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createNewerBuild, readContract, resolveNextContract } from '../support/newer-build.ts';
import { createReleaseTool } from '../support/release-tool.ts';

const { servicesOrigin } = inject('product');
const work = mkdtempSync(path.join(tmpdir(), 'kmx-old-and-new-'));
const builds = {
  shell: { before: path.join(root, 'shell/dist'), now: createNewerBuild('shell') },
  'remote-styleguide': {
    before: path.join(root, 'remote-styleguide/dist'),
    now: createNewerBuild('remote-styleguide'),
  },
};
const running: RunningProcess[] = [];

/** A registry with both versions of shell and remote, and the running server of one version of the shell. */
async function startProduct(server: 'now' | 'before', acts: readonly (readonly string[])[]) {
  const folder = path.join(work, server);
  mkdirSync(folder);
  const releasesDirectory = path.join(folder, 'releases');
  const runRelease = createReleaseTool({ RELEASES_DIR: releasesDirectory });
  for (const [unit, folders] of Object.entries(builds)) {
    for (const [version, dist] of Object.entries(folders)) {
      expect(runRelease('publish', unit, '--version', version, '--from', dist).status).toBe(0);
    }
  }
  for (const act of acts) expect(runRelease('activate', ...act, '--wait', '0').status).toBe(0);
  const port = await findFreePort();
  const shell = await startNode({
    name: server,
    words: [path.join(builds.shell[server], 'server/main.mjs')],
    logDirectory: folder,
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    environment: {
      ...createShellEnvironment(port, servicesOrigin),
      ...{ DATA_DIR: path.join(folder, 'data'), RELEASES_DIR: releasesDirectory, RENDER_WORKERS: '1' },
    },
  });
  running.push(shell);
  const readGuide = async () => {
    const { status, body } = await requestPage(`http://localhost:${port}`, '/style-guide');
    return [status, /\/_r\/remote-styleguide\/(\w+)\//.exec(body)?.[1]];
  };
  return { runRelease, readGuide, readLog: () => readFileSync(shell.logFile, 'utf8') };
}

afterAll(async () => {
  for (const { stop } of running) await stop();
  for (const folder of [work, builds.shell.now, builds['remote-styleguide'].now]) {
    rmSync(folder, { recursive: true, force: true });
  }
});

describe('REL-14 a shell of this contract', () => {
  it('runs a remote of the contract before and one of its own, and says which way back the new one closes', async () => {
    const { runRelease, readGuide, readLog } = await startProduct('now', [
      ['shell@before', 'remote-styleguide@before'],
      ['shell@now'],
    ]);
    expect(await readGuide()).toEqual([200, 'before']);
    expect(readLog()).toContain('"remotes":1,"failed":0,"unproven":0');
    const { status, data } = runRelease('activate', 'remote-styleguide@now');
    expect([status, data['unproven']]).toEqual([0, []]);
    expect(data['closed']).toEqual([
      { name: 'shell', version: 'before', detail: expect.stringContaining('remote-styleguide@now') },
    ]);
    expect(await readGuide()).toEqual([200, 'now']);
    expect(runRelease('rollback', 'shell').status).toBe(3);
    expect(runRelease('rollback', 'remote-styleguide').status).toBe(0);
    expect(await readGuide()).toEqual([200, 'before']);
  }, 120_000);
});

describe('REL-14 a shell of the contract before', () => {
  it('runs a remote of its own contract, and refuses a newer one with the reason', async () => {
    const { runRelease, readGuide } = await startProduct('before', [['shell@before', 'remote-styleguide@before']]);
    expect(await readGuide()).toEqual([200, 'before']);
    const { status, data } = runRelease('activate', 'remote-styleguide@now');
    const contract = readContract('remote-styleguide');
    const detail = expect.stringContaining(
      `needs contract ${resolveNextContract(contract)}, the shell offers ${contract}`,
    );
    expect([status, data['reasons']]).toEqual([
      3,
      [{ name: 'remote-styleguide', version: 'now', code: 'contract-too-new', detail }],
    ]);
    expect(await readGuide()).toEqual([200, 'before']);
  }, 120_000);
});
